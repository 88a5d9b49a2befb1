import { Trans } from '@lingui/react/macro';
import { useId } from 'react';

import { wholeMoney } from '#src/lib/whole-money.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './bonus-table.module.css';

interface Props {
  /** What each amount (fils) brings, in the shop's words. */
  bonuses: ReadonlyMap<number, string>;
  chosen: number | null;
  onChoose: (fils: number) => void;
}

/** account.md section 2, "bulk-bonus table": what the shop puts on top of larger amounts. A row chooses its amount. */
export function BonusTable({ bonuses, chosen, onChoose }: Props) {
  const locale = useLocale();
  const name = useId();
  if (bonuses.size === 0) return null;
  return (
    <table className={styles.table}>
      <caption>
        <Trans>Add more, get more</Trans>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <Trans>You add</Trans>
          </th>
          <th scope="col">
            <Trans>You get on top</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {[...bonuses].map(([fils, bonus]) => (
          <tr key={fils}>
            <td>
              <label className={styles.amount}>
                <input type="radio" name={name} checked={fils === chosen} onChange={() => onChoose(fils)} />
                {wholeMoney(fils, locale)}
              </label>
            </td>
            <td>
              <bdi>{bonus}</bdi>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
