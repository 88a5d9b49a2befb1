import type { ProductCard } from '#contract/catalogue-card.ts';
import { currentPrice } from '#contract/rules/availability.ts';
import { useQuantity } from '#src/domain/cart/lines.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './taken-price.module.css';

/** Beside the button that adds: what all of a product in the cart comes to, before that what the button adds does. */
export function TakenPrice({ card }: { card: ProductCard }) {
  const locale = useLocale();
  const quantity = useQuantity(card.stockCode) || card.minimumOrder;
  const price = currentPrice(card);
  const each = formatMoney(price, locale);
  return (
    <p className={styles.price}>
      <bdi>{formatMoney(price * quantity, locale)}</bdi>
      {!card.isEGift && (
        <span className={styles.units}>{quantity > 1 ? <bdi>{`${each} × ${quantity}`}</bdi> : card.units[locale]}</span>
      )}
    </p>
  );
}
