import { Trans, useLingui } from '@lingui/react/macro';

import { pointsChoices } from '#src/domain/checkout/choices.ts';
import type { Extras } from '#src/domain/checkout/extras.ts';
import { formatMoney } from '#src/lib/money.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Field } from '#src/ui/field.tsx';

import styles from './rows.module.css';

interface Props {
  extras: Pick<Extras, 'points' | 'pointsFils' | 'pointsBlock'>;
  chosen: number;
  onChoose: (points: number) => void;
  /** A discount code is used: points are not. */
  isBarred: boolean;
  error: string | undefined;
}

/** Reward points, spent in whole blocks (remaining.md CK 25, C28). */
export function PointsField({ extras: { points, pointsFils, pointsBlock }, chosen, onChoose, isBarred, error }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const choices = pointsChoices(points, pointsBlock);
  if (choices.length === 0) {
    return (
      <p className={styles.note}>
        <Trans>
          You have <bdi>{points}</bdi> loyalty points. They are used from <bdi>{pointsBlock}</bdi> on.
        </Trans>
      </p>
    );
  }
  const worth = formatMoney(pointsFils, locale);
  return (
    <Field label={t`Loyalty points`} hint={t`You have ${points} points, worth ${worth}.`} error={error}>
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
              {t`Use ${count} points`}
            </option>
          ))}
        </select>
      )}
    </Field>
  );
}
