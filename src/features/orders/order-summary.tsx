import { Trans } from '@lingui/react/macro';

import type { OrderDetail } from '#contract/order-detail.ts';
import { OrderTotals } from '#src/blocks/order-totals.tsx';
import { PaidBy } from '#src/blocks/paid-by.tsx';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

import { PlacedWhen } from './placed-when.tsx';
import { RefundList } from './refund-list.tsx';

import boxes from './order-box.module.css';
import cards from './order-card.module.css';
import styles from './order-content.module.css';

/** When it was ordered, what it comes to, how it is paid, and what went back. */
export function OrderSummary({ order }: { order: OrderDetail }) {
  const locale = useLocale();
  const { totals, net, paidBy, taken, state, refunds, placedAt, isExpress } = order;
  const isUntaken = state === -1 && paidBy !== 'nothing' && taken === null && refunds.length === 0;
  return (
    <section className={boxes.box} aria-labelledby="order-summary">
      <h2 id="order-summary" className={boxes.title}>
        <Trans>Order summary</Trans>
      </h2>
      <p className={boxes.soft}>
        <PlacedWhen at={placedAt} isExpress={isExpress} />
      </p>
      <OrderTotals lines={totals} isStale={false} isVoid={state === -1} />
      {isUntaken ? (
        <p>
          {paidBy === 'wallet' ? (
            <Trans>Nothing was taken: you can spend the amount in your wallet again.</Trans>
          ) : (
            <Trans>Nothing was taken. Your bank frees the amount; that may take up to 7 working days.</Trans>
          )}
        </p>
      ) : (
        <p className={`${cards.head} ${styles.paid}`}>
          <span>
            <PaidBy paidBy={paidBy} />
          </span>
          {paidBy !== 'nothing' && <bdi>{formatMoney(taken ?? net, locale)}</bdi>}
        </p>
      )}
      {paidBy !== 'nothing' && state !== -1 && taken === null && (
        <p className={boxes.soft}>
          <Trans>The amount is reserved. We take it once your order is picked, and only for what we could pick.</Trans>
        </p>
      )}
      <RefundList refunds={refunds} />
    </section>
  );
}
