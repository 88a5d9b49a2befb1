import { Trans, useLingui } from '@lingui/react/macro';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { badgeSource } from '#src/blocks/badge-source.ts';
import { useIsBought } from '#src/state/bought-codes.ts';
import { useLocale } from '#src/state/locale.tsx';

import { badgeName } from './badge-names.ts';

import styles from './product-marks.module.css';

/** Labels and badges in words (storefront.md section 2, Labels); nothing where there are none. */
export function ProductMarks({ card }: { card: ProductCard }) {
  const { t, i18n } = useLingui();
  const locale = useLocale();
  const isBought = useIsBought(card.stockCode) || card.isPreviouslyPurchased;
  const saysSponsored = card.labels.some((label) => label.en === 'Sponsored');
  const marks = card.labels.length + card.badges.length;
  if (marks === 0 && !isBought && !card.isSponsored) return null;
  return (
    <ul className={styles.marks} aria-label={t`Labels`}>
      {isBought && (
        <li className={styles.bought}>
          <Trans>Previously Purchased</Trans>
        </li>
      )}
      {card.labels.map((label) => (
        <li key={label.en} className={styles.label}>
          {label[locale]}
        </li>
      ))}
      {card.isSponsored && !saysSponsored && (
        <li className={styles.label}>
          <Trans>Sponsored</Trans>
        </li>
      )}
      {card.badges.map((badge) => {
        const name = badgeName(badge, card);
        return (
          <li key={badge} className={styles.badge}>
            <img src={badgeSource(badge)} alt="" width={22} height={22} />
            {name && i18n._(name)}
          </li>
        );
      })}
    </ul>
  );
}
