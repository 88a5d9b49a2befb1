import { useLingui } from '@lingui/react/macro';

import type { Tracking } from '#contract/order-detail.ts';
import type { OrderTab } from '#contract/order-urls.ts';
import { buttonClass } from '#src/ui/button.tsx';

import { ActList } from './act-list.tsx';
import { ChangeUntil } from './change-until.tsx';
import { OrderAct } from './order-act.tsx';

import acts from './order-actions.module.css';
import boxes from './order-box.module.css';

interface Props {
  tracking: Tracking;
  tab: OrderTab;
  isInPanel: boolean;
}

/** Until when the order can be changed, and right below it how: what the order's own page offers then. What cannot be undone is last, and quiet. */
export function TrackedChange({ tracking, tab, isInPanel }: Props) {
  const { t } = useLingui();
  const of = { order: tracking, tab, isInPanel };
  const changes = tracking.changes.filter((act) => act !== 'cancel');
  return (
    <section className={boxes.box} aria-label={t`What you can do`}>
      <p className={boxes.soft}>
        <ChangeUntil until={tracking.changeableUntil} isAdded={!tracking.changes.includes('add_items')} />
      </p>
      <ActList acts={[...changes, 'contact']} lead={changes.find((act) => act === 'add_items')} {...of} />
      {changes.length < tracking.changes.length && (
        <OrderAct act="cancel" {...of} className={buttonClass('plain', acts.cancel)} />
      )}
    </section>
  );
}
