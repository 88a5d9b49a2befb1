import { Trans, useLingui } from '@lingui/react/macro';

import type { TotalLine } from '#contract/checkout.ts';
import { usePointsWords } from '#src/blocks/use-points-words.ts';
import { lostWithPoints, pointsChoices, pointsIn } from '#src/domain/checkout/choices.ts';
import type { Extras } from '#src/domain/checkout/extras.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Field } from '#src/ui/field.tsx';

import { SavingBox } from './saving-box.tsx';

import styles from './rows.module.css';

interface Props {
  extras: Pick<Extras, 'points' | 'pointsFils' | 'pointsBlock'>;
  /** Of the order, as the shop last said it; none before it has. */
  lines: readonly TotalLine[] | undefined;
  /** Those lines are of the order as it was before the last choice. */
  isOld: boolean;
  chosen: number;
  onChoose: (points: number) => void;
  /** A discount code is used: points are not. */
  isBarred: boolean;
  error: string | undefined;
}

/** Reward points, spent in whole blocks (remaining.md CK 25, C28). */
export function PointsField({ extras, lines, isOld, chosen, onChoose, isBarred, error }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const say = usePointsWords();
  const { most, taken } = lines ? pointsIn(lines) : { most: null, taken: null };
  const offered = pointsChoices(extras, most);
  const choices = chosen > 0 && !offered.includes(chosen) ? [...offered, chosen] : offered;
  const lost = chosen > 0 && taken !== null && !isOld ? lostWithPoints(extras, chosen, taken) : 0;
  if (pointsChoices(extras, null).length === 0) {
    return <p className={styles.note}>{say(extras)}</p>;
  }
  const hint = say(extras);
  const left = formatMoney(lost, locale);
  const said =
    lost > 0 ? (
      <>
        {hint}{' '}
        <strong>
          <Trans>You lose {left}: these points are worth more than this order.</Trans>
        </strong>
      </>
    ) : (
      hint
    );
  const [only, ...others] = choices;
  const wordsOf = (points: number): string => {
    const count = points.toLocaleString('en');
    return `${t`Use ${count} points`} · ${formatMoney(lostWithPoints(extras, points, 0), locale)}`;
  };
  if (only !== undefined && others.length === 0) {
    return (
      <SavingBox
        name="points"
        isChosen={chosen === only}
        onChoose={(isChosen) => onChoose(isChosen ? only : 0)}
        isBarred={isBarred}
        hint={said}
        error={error}
      >
        {wordsOf(only)}
      </SavingBox>
    );
  }
  return (
    <Field label={t`Loyalty points`} hint={said} error={error}>
      {(described) => (
        <select
          {...described}
          name="points"
          disabled={isBarred}
          value={chosen}
          onChange={(event) => onChoose(Number(event.target.value))}
        >
          <option value={0}>{t`Use no points`}</option>
          {choices.map((count) => (
            <option key={count} value={count}>
              {wordsOf(count)}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
