import { Trans } from '@lingui/react/macro';

import type { OrderTab } from '#contract/order-urls.ts';
import type { PastOrder } from '#contract/orders.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

import { OrderLink } from './order-link.tsx';
import { StateChip } from './state-chip.tsx';

import boxes from './order-box.module.css';
import styles from './order-card.module.css';

interface Props {
  order: PastOrder;
  tab: OrderTab;
  isInPanel: boolean;
}

/** An order that was added to another, within the card of that one. */
export function AddedOrder({ order: { docno, state, net }, tab, isInPanel }: Props) {
  const locale = useLocale();
  const number = `RSO-${docno}`;
  return (
    <p className={styles.added}>
      <OrderLink leads="detail" place={{ doctype: 'RSO', docno }} {...{ tab, isInPanel }} className={boxes.link}>
        <Trans>
          Added later: <bdi dir="ltr">{number}</bdi>
        </Trans>
      </OrderLink>
      <StateChip state={state} />
      <bdi>{formatMoney(net, locale)}</bdi>
    </p>
  );
}
