import { Plural } from '@lingui/react/macro';

import type { Regular } from '#contract/regulars.ts';
import { sayHours } from '#contract/rules/hours.ts';
import { useLocale } from '#src/state/locale.tsx';

import { weekdayName } from './weekday-name.ts';

import styles from './regulars.module.css';

/** "Sun, Wed", and below it "10:00 – 12:00" and "4 weeks". */
export function FrequencyWords({
  regular: { days, time, weeks },
}: {
  regular: Pick<Regular, 'days' | 'time' | 'weeks'>;
}) {
  const locale = useLocale();
  const chosen = days.filter(({ isChosen }) => isChosen).map((day) => weekdayName(day, locale));
  // English days are known by three letters, unless there is but one.
  const short = locale === 'en' && chosen.length > 1 ? chosen.map((day) => day.slice(0, 3)) : chosen;
  return (
    <p className={styles.frequency}>
      <span>{short.join(locale === 'ar' ? '، ' : ', ')}</span>
      <span className={styles.span}>
        <bdi>{sayHours(time, locale)}</bdi>
        <span>
          <Plural value={weeks} one="# week" other="# weeks" />
        </span>
      </span>
    </p>
  );
}
