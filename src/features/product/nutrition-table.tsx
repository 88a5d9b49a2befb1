import { Trans } from '@lingui/react/macro';

import { useLocale } from '#src/state/locale.tsx';

import { useAmount, type Nutrient } from './use-amount.ts';

import styles from './nutrition-table.module.css';

interface Props {
  nutrition: readonly Nutrient[];
  /** The food's id in USDA SR28. */
  source: string | null;
}

export function NutritionTable({ nutrition, source }: Props) {
  const locale = useLocale();
  const amountOf = useAmount();
  return (
    <div className={styles.panel}>
      <table className={styles.table}>
        <caption className={styles.caption}>
          <Trans>Per 100 g</Trans>
        </caption>
        <tbody>
          {nutrition.map((nutrient) => (
            <tr key={nutrient.name.en}>
              <th scope="row">{nutrient.name[locale]}</th>
              <td>
                <bdi>{amountOf(nutrient)}</bdi>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      {source && (
        <p className={styles.source}>
          <Trans>
            Typical values. Source: <bdi>USDA SR28</bdi>, food <bdi>{source}</bdi>
          </Trans>
        </p>
      )}
    </div>
  );
}
