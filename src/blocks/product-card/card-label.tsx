import { Trans } from '@lingui/react/macro';
import type { ReactNode } from 'react';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { isOutOfStock } from '#contract/rules/availability.ts';
import { savedPercent } from '#src/lib/money.ts';
import { useIsBought } from '#src/state/bought-codes.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './card-label.module.css';

/** A saving of less is in the price alone: nobody turns for 2%. */
const TOLD_FROM_PERCENT = 5;

/**
 * The one label at the top of a picture (storefront.md section 2, Labels). The first of them that a product has: that it is sold out, its
 * saving, that it was bought before, the shop's own; the page of the product has them all.
 */
export function CardLabel({ card }: { card: ProductCard }): ReactNode {
  const locale = useLocale();
  const isBought = useIsBought(card.stockCode);
  const saved = card.promotionPrice === null ? 0 : savedPercent(card.price, card.promotionPrice);
  const [own] = card.labels;
  const saving = saved >= TOLD_FROM_PERCENT && <bdi>-{saved}%</bdi>;
  // Whoever paid for a place must be seen to have paid.
  if (card.isSponsored && own) {
    return (
      <p className={styles.own}>
        {own[locale]} {saving}
      </p>
    );
  }
  if (isOutOfStock(card)) {
    return (
      <p className={styles.own}>
        <Trans>Out of stock</Trans>
      </p>
    );
  }
  if (saving) return <p className={styles.saving}>{saving}</p>;
  if (isBought || card.isPreviouslyPurchased) {
    return (
      <p className={styles.bought}>
        <Trans>Previously Purchased</Trans>
      </p>
    );
  }
  return own && <p className={styles.own}>{own[locale]}</p>;
}
