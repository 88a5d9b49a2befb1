import { useLingui } from '@lingui/react/macro';

import type { Tracking } from '#contract/order-detail.ts';
import type { OrderTab } from '#contract/order-urls.ts';

import { ChangeUntil } from './change-until.tsx';
import { OrderAct } from './order-act.tsx';

import acts from './order-actions.module.css';
import boxes from './order-box.module.css';

interface Props {
  tracking: Tracking;
  tab: OrderTab;
  isInPanel: boolean;
}

/** Until when the order can be changed, and right below it how. */
export function TrackedChange({ tracking, tab, isInPanel }: Props) {
  const { t } = useLingui();
  return (
    <section className={boxes.box} aria-label={t`What you can do`}>
      <p>
        <ChangeUntil until={tracking.changeableUntil} />
      </p>
      {tracking.changes.length > 0 && (
        <div className={acts.place}>
          <ul className={acts.acts}>
            {tracking.changes.map((act) => (
              <li key={act} data-act={act}>
                <OrderAct order={tracking} {...{ act, tab, isInPanel }} className={acts.act} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  );
}
