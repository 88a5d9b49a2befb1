import { Trans } from '@lingui/react/macro';

import type { Thanks } from '#contract/orders.ts';
import { spacedPhone } from '#contract/rules/phone.ts';
import { addressInTwo } from '#src/blocks/address-in-two.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

import totals from '#src/blocks/order-totals.module.css';
import rows from './rows.module.css';
import styles from './thanks-screen.module.css';

/** Where it comes, whom the driver calls there, and what it came to. */
export function ThanksPlace({ thanks: { address, orders, totals: sums } }: { thanks: Thanks }) {
  const locale = useLocale();
  const total = sums[0]?.fils;
  const mobile = orders[0]?.mobile;
  return (
    <section className={styles.order} aria-labelledby="thanks-place">
      <div className={rows.rows}>
        <h2 id="thanks-place" className={styles.number}>
          <Trans>Delivery address</Trans>
        </h2>
        <div>
          {addressInTwo(address[locale]).map((line) => (
            <p key={line}>{line}</p>
          ))}
        </div>
      </div>
      <dl className={totals.totals}>
        {mobile !== undefined && (
          <div>
            <dt>
              <Trans>Contact number</Trans>
            </dt>
            <dd>
              <bdi dir="ltr">{spacedPhone(mobile)}</bdi>
            </dd>
          </div>
        )}
        {total !== undefined && (
          <div data-strong="">
            <dt>
              <Trans>Total</Trans>
            </dt>
            <dd>
              <bdi data-testid="thanks-total">{formatMoney(total, locale)}</bdi>
            </dd>
          </div>
        )}
      </dl>
    </section>
  );
}
