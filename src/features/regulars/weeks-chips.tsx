import type { readFrequencies } from '#contract/regular-days.ts';
import type { Decoded } from '#contract/wire.ts';
import { useLocale } from '#src/state/locale.tsx';

import chips from '#src/blocks/choice-chips.module.css';

/** A month, two and three: one tap, where the whole list has 52. */
const OFTEN = [4, 8, 12];

interface Props {
  frequencies: Decoded<(typeof readFrequencies)['answer']>['frequencies'];
  chosen: number;
  onChoose: (weeks: number) => void;
}

/** The numbers of weeks that are wanted most, above the list of all. A second tap takes the choice back. */
export function WeeksChips({ frequencies, chosen, onChoose }: Props) {
  const locale = useLocale();
  return (
    <div className={chips.short}>
      {frequencies
        .filter(({ weeks }) => OFTEN.includes(weeks))
        .map(({ weeks, words }) => (
          <button
            key={weeks}
            type="button"
            className={chips.chip}
            aria-pressed={weeks === chosen}
            onClick={() => onChoose(weeks === chosen ? 0 : weeks)}
          >
            {words[locale]}
          </button>
        ))}
    </div>
  );
}
