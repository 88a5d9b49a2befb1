import { useLingui } from '@lingui/react/macro';

import type { OrderDetail } from '#contract/order-detail.ts';
import type { OrderTab } from '#contract/order-urls.ts';
import type { OrderAction } from '#contract/rules/order-actions.ts';
import { openPanel } from '#src/state/panels.ts';

import { ActFace } from './act-face.tsx';
import { isAtBottom } from './bottom-acts.ts';
import { OrderAct } from './order-act.tsx';

import styles from './order-actions.module.css';

interface Props {
  order: OrderDetail;
  tab: OrderTab;
  isInPanel: boolean;
}

/** In the order in which they are wanted; what cannot be undone is last. */
const ORDER: readonly (OrderAction | 'contact')[] = [
  'track',
  'add_items',
  'reschedule',
  'rate',
  'view_invoice',
  'repeat',
  'make_regular',
  'contact',
  'cancel',
];

/** What can be done with the order now (account.md section 4). On a phone's page some of it is at the bottom instead. */
export function OrderActions({ order, tab, isInPanel }: Props) {
  const { t } = useLingui();
  const place = { doctype: 'RSO', docno: order.docno } as const;
  const offered = ORDER.filter((act) => act === 'contact' || order.actions.includes(act));
  return (
    <section aria-label={t`What you can do`}>
      <ul className={styles.list}>
        {offered.map((act) => (
          <li key={act} data-act={act} data-below={!isInPanel && isAtBottom(act, order.actions) ? '' : undefined}>
            <OrderAct {...{ act, order, tab, isInPanel }} className={styles.act} />
          </li>
        ))}
        {order.state > 0 && order.state < 6 && (
          <li>
            <button type="button" className={styles.act} onClick={() => openPanel('order_confirmation', { place })}>
              <ActFace icon="calendar-plus">{t`Order confirmation`}</ActFace>
            </button>
          </li>
        )}
      </ul>
    </section>
  );
}
