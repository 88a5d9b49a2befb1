import { Trans } from '@lingui/react/macro';

import { useLocale } from '#src/state/locale.tsx';

import { useAmount, type Nutrient } from './use-amount.ts';

import styles from './nutrition-short.module.css';

/** How many figures a glance takes in. */
const SHOWN = 4;

/** The first figures of a food; storefront.md section 2 gives the words for none. */
export function NutritionShort({ nutrition }: { nutrition: readonly Nutrient[] }) {
  const locale = useLocale();
  const amountOf = useAmount();
  if (nutrition.length === 0) {
    return (
      <p className={styles.none}>
        <Trans>No nutrition information available.</Trans>
      </p>
    );
  }
  return (
    <dl className={styles.figures}>
      {nutrition.slice(0, SHOWN).map((nutrient) => (
        <div key={nutrient.name.en} className={styles.figure}>
          <dt>{nutrient.name[locale]}</dt>
          <dd>
            <bdi>{amountOf(nutrient)}</bdi>
          </dd>
        </div>
      ))}
    </dl>
  );
}
