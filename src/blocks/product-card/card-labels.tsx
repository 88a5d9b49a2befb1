import { Trans } from '@lingui/react/macro';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { etaLabel } from '#contract/rules/availability.ts';
import { badgeSource } from '#src/blocks/badge-source.ts';
import { savedPercent } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './card-labels.module.css';

/** The labels over a picture (storefront.md section 2, Labels): saving, previously purchased, the shop's own, badges, ETA. */
export function CardLabels({ card }: { card: ProductCard }) {
  const locale = useLocale();
  const saved = card.promotionPrice === null ? 0 : savedPercent(card.price, card.promotionPrice);
  return (
    <>
      <ul className={styles.top}>
        {saved > 0 && (
          <li className={styles.saving}>
            <bdi>-{saved}%</bdi>
          </li>
        )}
        {card.isPreviouslyPurchased && (
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
      <ul className={styles.bottom}>
        {card.badges.map((badge) => (
          <li key={badge}>
            <img src={badgeSource(badge)} alt="" width={28} height={28} loading="lazy" />
          </li>
        ))}
        {card.eta && (
          <li className={styles.eta}>
            <bdi>{etaLabel(card.eta[locale])}</bdi>
          </li>
        )}
      </ul>
    </>
  );
}
