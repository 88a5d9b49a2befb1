import { Trans } from '@lingui/react/macro';

import type { Thanks } from '#contract/orders.ts';
import { addressInTwo } from '#src/blocks/address-in-two.ts';
import { PaidBy } from '#src/blocks/paid-by.tsx';
import { comma } from '#src/blocks/spoken-dates.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import styles from './thanks-screen.module.css';

/** Where it comes, what it came to, and how that is paid. */
export function ThanksPlace({ thanks: { address, totals: sums, paidBy } }: { thanks: Thanks }) {
  const locale = useLocale();
  const total = sums[0]?.fils;
  return (
    <div className={styles.facts}>
      <div>
        <Icon name="map-pin" size={22} />
        <div>
          <VisuallyHidden>
            <Trans>Delivery address</Trans>
          </VisuallyHidden>
          <p>{addressInTwo(address[locale]).join(`${comma(locale)} `)}</p>
        </div>
      </div>
      {total !== undefined && (
        <div>
          <Icon name="receipt" size={22} />
          <p>
            <strong>
              <Trans>Total</Trans>
            </strong>{' '}
            <bdi data-testid="thanks-total">{formatMoney(total, locale)}</bdi>
            {paidBy !== null && (
              <>
                {' · '}
                <span>
                  <PaidBy paidBy={paidBy} />
                </span>
              </>
            )}
          </p>
        </div>
      )}
    </div>
  );
}
