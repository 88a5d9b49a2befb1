import { useLingui } from '@lingui/react/macro';

import type { OrderDetail } from '#contract/order-detail.ts';
import type { OrderTab } from '#contract/order-urls.ts';

import { isAtBottom, type OfferedAct } from './bottom-acts.ts';
import { OrderAct } from './order-act.tsx';

import styles from './order-actions.module.css';

interface Props {
  order: OrderDetail;
  tab: OrderTab;
  isInPanel: boolean;
}

/** In the order in which they are wanted; what cannot be undone is last. */
const ORDER: readonly OfferedAct[] = [
  'track',
  'add_items',
  'reschedule',
  'rate',
  'tip',
  'view_invoice',
  'repeat',
  'make_regular',
  'confirmation',
  'contact',
  'cancel',
];

/** What can be done with the order now (account.md section 4). On a phone's page some of it is at the bottom instead. */
export function OrderActions({ order, tab, isInPanel }: Props) {
  const { t } = useLingui();
  const offered = ORDER.filter((act) => isOffered(act, order));
  return (
    <section aria-label={t`What you can do`}>
      <ul className={styles.list}>
        {offered.map((act) => (
          <li key={act} data-act={act} data-below={!isInPanel && isAtBottom(act, order.actions) ? '' : undefined}>
            <OrderAct {...{ act, order, tab, isInPanel }} className={styles.act} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Anybody may ask; the confirmation is of what still comes; the papers of a cancelled order that was paid say what went back. */
function isOffered(act: OfferedAct, { state, actions, hasInvoice }: OrderDetail): boolean {
  if (act === 'contact') return true;
  if (act === 'view_invoice' && state === -1) return hasInvoice;
  return act === 'confirmation' ? state > 0 && state < 6 : actions.includes(act);
}
