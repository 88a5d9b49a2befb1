import { Trans, useLingui } from '@lingui/react/macro';

import { sayMoment } from '#src/blocks/spoken-dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Status } from '#src/ui/status.tsx';

import { SummaryThumbs } from './summary-thumbs.tsx';
import type { Cart } from './use-cart.ts';

import styles from './cart-summary.module.css';

/**
 * What it comes to: the server's word where there is one for these very lines, else what this device reckons, and said so. It ends with the
 * figure that checkout's summary begins with, by the same name.
 */
export function CartSummary({ cart }: { cart: Cart }) {
  const { t } = useLingui();
  const locale = useLocale();
  const { quote, isCurrent, estimate, error } = cart;
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
            <div>
              <dt>
                <Trans>Before promotions</Trans>
              </dt>
              <dd>
                <bdi>{formatMoney(oldRate, locale)}</bdi>
              </dd>
            </div>
            <div className={styles.savings}>
              <dt>
                <Trans>Promotion savings</Trans>
              </dt>
              <dd>
                <bdi>{formatMoney(-savings, locale)}</bdi>
              </dd>
            </div>
          </>
        )}
        <div className={styles.total}>
          <dt>
            <Trans>Items</Trans>
          </dt>
          <dd>
            <bdi data-testid="cart-total">{formatMoney(total, locale)}</bdi>
          </dd>
        </div>
      </dl>
      <Status className={styles.note}>
        {said ? (
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
      {said === null && estimate.unknown > 0 && cart.known.isRead && (
        <p className={styles.note}>
          <Trans>Some prices are not known on this device and are not in the total.</Trans>
        </p>
      )}
    </section>
  );
}
