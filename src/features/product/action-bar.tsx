import { useLingui } from '@lingui/react/macro';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { currentPrice, isOutOfStock } from '#contract/rules/availability.ts';
import { useQuantity } from '#src/domain/cart/lines.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

import { LeadAction } from './lead-action.tsx';

import styles from './action-bar.module.css';

/** On a phone the leading action stays under the thumb, in the tabs' stead, beside what all of it in the cart comes to; the footer leaves room for it. That there is none is said beside its price. */
export function ActionBar({ card }: { card: ProductCard }) {
  const { t } = useLingui();
  const locale = useLocale();
  const quantity = useQuantity(card.stockCode);
  const price = currentPrice(card);
  const each = formatMoney(price, locale);
  return (
    <section className={styles.bar} data-own-foot="" aria-label={t`Buy`}>
      {(!isOutOfStock(card) || card.isComingSoon) && (
        <p className={styles.price}>
          <bdi>{formatMoney(price * Math.max(1, quantity), locale)}</bdi>
          {!card.isEGift && (
            <span className={styles.units}>
              {quantity > 1 ? <bdi>{`${each} × ${quantity}`}</bdi> : card.units[locale]}
            </span>
          )}
        </p>
      )}
      <div className={styles.lead}>
        <LeadAction card={card} isChosen />
      </div>
    </section>
  );
}
