import { Trans } from '@lingui/react/macro';

import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import { useCartRate } from './use-cart-rate.ts';

import styles from './cart-total.module.css';

/** How many products are in the cart, and what they cost by the prices that this device knows. */
export function CartTotal({ count }: { count: number }) {
  const locale = useLocale();
  const rate = useCartRate();
  return (
    <span className={styles.total}>
      <VisuallyHidden>
        <Trans>Cart</Trans>{' '}
      </VisuallyHidden>
      <bdi className={styles.badge} data-empty={count === 0 ? '' : undefined}>
        {count}
      </bdi>
      {rate !== null && <bdi className={styles.rate}>{formatMoney(rate, locale)}</bdi>}
    </span>
  );
}
