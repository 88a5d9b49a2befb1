import { Trans } from '@lingui/react/macro';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { savedPercent } from '#src/lib/money.ts';
import { useIsBought } from '#src/state/bought-codes.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './card-labels.module.css';

/** The labels at the top of a picture (storefront.md section 2, Labels): saving, previously purchased, the shop's own. */
export function CardLabels({ card }: { card: ProductCard }) {
  const locale = useLocale();
  const isBought = useIsBought(card.stockCode);
  const saved = card.promotionPrice === null ? 0 : savedPercent(card.price, card.promotionPrice);
  return (
    <ul className={styles.labels}>
      {saved > 0 && (
        <li className={styles.saving}>
          <bdi>-{saved}%</bdi>
        </li>
      )}
      {(isBought || card.isPreviouslyPurchased) && (
        <li className={styles.bought}>
          <Trans>Previously Purchased</Trans>
        </li>
      )}
      {card.labels.map((label) => (
        <li key={label.en} className={styles.label}>
          {label[locale]}
        </li>
      ))}
    </ul>
  );
}
