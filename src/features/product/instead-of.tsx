import { Trans } from '@lingui/react/macro';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { currentPrice } from '#contract/rules/availability.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './alternatives-panel.module.css';

/** What is replaced, to compare the others with: its picture, size, price and what that is a litre or a kilo. */
export function InsteadOf({ card }: { card: ProductCard }) {
  const locale = useLocale();
  const price = currentPrice(card);
  return (
    <div className={styles.instead}>
      <img src={card.image} alt="" width={48} height={48} decoding="async" />
      <p>
        <small>
          <Trans>Instead of</Trans>
        </small>
        <span>
          <strong>{card.name[locale]}</strong> <bdi>{card.units[locale]}</bdi>
        </span>
      </p>
      <p className={styles.facts}>
        {price > 0 && (
          <strong>
            <bdi>{formatMoney(price, locale)}</bdi>
          </strong>
        )}
        {card.unitPrice && (
          <small>
            <bdi>{card.unitPrice[locale]}</bdi>
          </small>
        )}
      </p>
    </div>
  );
}
