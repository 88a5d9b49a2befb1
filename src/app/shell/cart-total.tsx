import { Trans } from '@lingui/react/macro';

import { estimateOf } from '#src/domain/cart/estimate.ts';
import { linesIn } from '#src/domain/cart/lines.ts';
import { useCards } from '#src/domain/catalogue/cards-by-code.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useShopValue } from '#src/offline/shop/use-shop-value.ts';
import { useLocale } from '#src/state/locale.tsx';
import { VisuallyHidden } from '#src/ui/visually-hidden.tsx';

import styles from './cart-total.module.css';

/** How many products are in the cart, and what they cost by the prices that this device knows. */
export function CartTotal({ count }: { count: number }) {
  const locale = useLocale();
  const lines = useShopValue(linesIn, null);
  const { cards } = useCards(lines.map(({ stockCode }) => stockCode));
  const { rate, unknown } = estimateOf(lines, cards);
  return (
    <span className={styles.total}>
      <VisuallyHidden>
        <Trans>Cart</Trans>{' '}
      </VisuallyHidden>
      <bdi className={styles.badge}>
        {count}
        <VisuallyHidden>
          {' '}
          <Trans>items</Trans>
        </VisuallyHidden>
      </bdi>
      {unknown === 0 && <bdi className={styles.rate}>{formatMoney(rate, locale)}</bdi>}
    </span>
  );
}
