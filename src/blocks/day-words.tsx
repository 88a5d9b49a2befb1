import { Trans } from '@lingui/react/macro';
import { useState } from 'react';

import { addDays, dubaiDay } from '#contract/rules/dubai-day.ts';
import { formatDate } from '#src/lib/dates.ts';
import { useLocale } from '#src/state/locale.tsx';

/** A day as it is spoken of: today, tomorrow, else its weekday; below it the date. `date`: ISO, of Dubai. */
export function DayWords({ date }: { date: string }) {
  const locale = useLocale();
  const [today] = useState(() => dubaiDay(new Date()));
  return (
    <>
      {date === today ? (
        <Trans>Today</Trans>
      ) : date === addDays(today, 1) ? (
        <Trans>Tomorrow</Trans>
      ) : (
        formatDate(date, 'weekday', locale)
      )}
      <br />
      <small>
        <bdi>{formatDate(date, 'day', locale)}</bdi>
      </small>
    </>
  );
}
