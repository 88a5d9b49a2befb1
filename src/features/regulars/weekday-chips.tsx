import { useLingui } from '@lingui/react/macro';

import type { RegularDay } from '#contract/regular-days.ts';
import { WEEKDAYS } from '#contract/rules/regular-order.ts';
import { useLocale } from '#src/state/locale.tsx';

import { ChoiceChipsGroup } from './choice-chips-group.tsx';
import { weekdayName } from './weekday-name.ts';

interface Props {
  /** Those that the shop has for so many weeks; undefined while they are asked for, and before. */
  days: readonly RegularDay[] | undefined;
  chosen: readonly number[];
  error: string | undefined;
  onToggle: (weekday: number) => void;
}

/** The days of the week, each on or off. */
export function WeekdayChips({ days, chosen, error, onToggle }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const known = days?.map((day) => ({ id: day.weekday, words: weekdayName(day, locale) }));
  return (
    <ChoiceChipsGroup
      label={t`Delivery days`}
      error={error}
      isShort
      options={known ?? WEEKDAYS.map((weekday) => ({ id: weekday, words: weekdayName({ weekday }, locale) }))}
      isChosen={(weekday) => chosen.includes(weekday)}
      onPick={onToggle}
    />
  );
}
