import { Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import { vatIn } from '#contract/rules/cart-sums.ts';
import { PanelLink } from '#src/blocks/panel-link.tsx';
import { sayMoment } from '#src/blocks/spoken-dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Status } from '#src/ui/status.tsx';

import { DeliveryRow } from './delivery-row.tsx';
import { JoinOrder } from './join-order.tsx';
import { NextDelivery } from './next-delivery.tsx';
import { SummaryRow } from './summary-row.tsx';
import { SummaryThumbs } from './summary-thumbs.tsx';
import type { Cart } from './use-cart.ts';

import styles from './cart-summary.module.css';

interface Props {
  cart: Cart;
  saysNext?: boolean;
  /** It is added to the order that comes next from now on. `hadFocus`: the focus was on the button that goes with that. */
  onJoin: (hadFocus: boolean) => void;
  /** Below the sum: the button that pays it. */
  children?: ReactNode;
}

/**
 * What it comes to: the server's word where there is one for these very lines, else what this device reckons, and said so. The items' figure
 * is checkout's by the same name, and the total with the delivery is the one that checkout begins with.
 */
export function CartSummary({ cart, saysNext = false, onJoin, children }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const { quote, isCurrent, estimate, error, delivery, deposit } = cart;
  const said = isCurrent ? quote : null;
  const isWaiting = said === null && error === null;
  const { savings, oldRate } = said ?? estimate;
  const total = said ? said.total : estimate.rate;
  return (
    <section className={styles.summary} aria-label={t`Summary`} aria-busy={isWaiting}>
      <SummaryThumbs cart={cart} />
      <dl className={isWaiting ? styles.waiting : styles.rows}>
        {savings > 0 && (
          <>
            <SummaryRow fils={oldRate}>
              <Trans>Before promotions</Trans>
            </SummaryRow>
            <SummaryRow fils={-savings} className={styles.savings}>
              <Trans>You save</Trans>
            </SummaryRow>
          </>
        )}
        <div className={delivery ? undefined : styles.total}>
          <dt>
            <Trans>Items</Trans>
          </dt>
          <dd>
            <bdi data-testid="cart-total">{formatMoney(total, locale)}</bdi>
          </dd>
        </div>
        {delivery && (
          <>
            <DeliveryRow {...delivery} />
            {deposit > 0 && (
              <SummaryRow fils={deposit}>
                <Trans>Returnable deposit</Trans>
              </SummaryRow>
            )}
            <SummaryRow fils={total + delivery.fils + deposit} className={styles.total}>
              <Trans>Total</Trans>
            </SummaryRow>
          </>
        )}
      </dl>
      <Status className={styles.note}>
        {said && delivery ? (
          <Trans>
            Includes VAT <bdi>{formatMoney(vatIn(said.total + delivery.fils), locale)}</bdi>.
          </Trans>
        ) : said ? (
          <Trans>
            Includes VAT <bdi>{formatMoney(said.vat, locale)}</bdi>. Delivery is added at checkout.
          </Trans>
        ) : isWaiting ? (
          <Trans>Updating…</Trans>
        ) : (
          <>
            <Trans>Not confirmed by the shop.</Trans>{' '}
            {estimate.asOf !== null && (
              <Trans>
                Prices from <bdi>{sayMoment(estimate.asOf, locale)}</bdi>.
              </Trans>
            )}
          </>
        )}
      </Status>
      {delivery && deposit > 0 && (
        <p className={styles.note}>
          <Trans>
            The deposit comes back to your wallet when you return the packaging:{' '}
            <PanelLink path="/account/returnbox" panel="returnbox" params={{}} isOver>
              Return box
            </PanelLink>
          </Trans>
        </p>
      )}
      {saysNext && <NextDelivery />}
      {children}
      <JoinOrder onJoin={onJoin} />
      <p className={styles.note}>
        <Trans>Discount code, points, and what we do if something runs out: you choose at checkout.</Trans>
      </p>
      {said === null && estimate.unknown > 0 && cart.known.isRead && (
        <p className={styles.note}>
          <Trans>Some prices are not known on this device and are not in the total.</Trans>
        </p>
      )}
    </section>
  );
}
