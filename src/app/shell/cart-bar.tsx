import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';

import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Icon } from '#src/ui/icon.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import { useCartRate } from './use-cart-rate.ts';

import styles from './cart-bar.module.css';

/** How many products are in the cart and what they cost so far, by the prices that this device knows: the way to the cart while shopping. */
export function CartBar({ count }: { count: number }) {
  const locale = useLocale();
  const rate = useCartRate();
  return (
    <Link to="/$locale/cart" params={{ locale }} className={styles.bar}>
      <Icon name="shopping-cart-simple-fill" />
      <bdi>
        {count}
        <VisuallyHidden>
          {' '}
          <Trans>items</Trans>
        </VisuallyHidden>
      </bdi>
      {rate !== null && <bdi className={styles.rate}>{formatMoney(rate, locale)}</bdi>}
      <span className={styles.go}>
        <Trans>View cart</Trans>
        <Icon name="caret-right" size={16} />
      </span>
    </Link>
  );
}
