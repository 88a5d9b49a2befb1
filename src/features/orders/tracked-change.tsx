import { useLingui } from '@lingui/react/macro';

import type { Tracking } from '#contract/order-detail.ts';
import type { OrderTab } from '#contract/order-urls.ts';

import { ActList } from './act-list.tsx';
import { CancelAct } from './cancel-act.tsx';
import { ChangeUntil } from './change-until.tsx';

import boxes from './order-box.module.css';

interface Props {
  tracking: Tracking;
  tab: OrderTab;
  isInPanel: boolean;
}

/** Until when the order can be changed, and right below it how: what the order's own page offers then. */
export function TrackedChange({ tracking, tab, isInPanel }: Props) {
  const { t } = useLingui();
  const of = { order: tracking, tab, isInPanel };
  const changes = tracking.changes.filter((act) => act !== 'cancel');
  return (
    <section className={boxes.box} aria-label={t`What you can do`}>
      <p>
        <ChangeUntil until={tracking.changeableUntil} />
      </p>
      <ActList acts={[...changes, 'contact']} lead={changes.find((act) => act === 'add_items')} {...of} />
      {changes.length < tracking.changes.length && <CancelAct {...of} />}
    </section>
  );
}
