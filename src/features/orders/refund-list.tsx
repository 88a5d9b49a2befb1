import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { OrderDetail } from '#contract/order-detail.ts';
import { sayMoment } from '#src/blocks/spoken-dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { openPanel } from '#src/state/panels.ts';

import boxes from './order-box.module.css';
import cards from './order-card.module.css';
import styles from './order-content.module.css';

type Refund = OrderDetail['refunds'][number];

/** What went back, or is on its way back, and why. */
export function RefundList({ refunds }: { refunds: readonly Refund[] }) {
  const locale = useLocale();
  if (refunds.length === 0) return null;
  const reasons: Record<Refund['reason'], ReactNode> = {
    cancelled: <Trans>The order was cancelled</Trans>,
    short: <Trans>Not everything could be picked</Trans>,
    express: <Trans>It is no express delivery any more</Trans>,
  };
  return (
    <div className={styles.refunds}>
      <h3 className={boxes.title}>
        <Trans>Refunds</Trans>
      </h3>
      <ul className={styles.refunds}>
        {refunds.map((refund) => (
          <li key={`${refund.at} ${refund.fils}`} data-refund={refund.way}>
            <p className={cards.head}>
              <span>
                {refund.way === 'CARD' ? <Trans>To your card</Trans> : <Trans>To your wallet</Trans>}
                {': '}
                {refund.isDone ? <Trans>done</Trans> : <Trans>on its way</Trans>}
              </span>
              <bdi>{formatMoney(refund.fils, locale)}</bdi>
            </p>
            <p className={boxes.soft}>
              {reasons[refund.reason]} · <bdi>{sayMoment(refund.at, locale)}</bdi>
            </p>
          </li>
        ))}
      </ul>
      {refunds.some(({ way }) => way === 'WALLET') && (
        <button type="button" className={boxes.link} onClick={() => openPanel('mywallet', {})}>
          <Trans>See my wallet</Trans>
        </button>
      )}
    </div>
  );
}
