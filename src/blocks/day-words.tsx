import { useState } from 'react';

import { nearDay } from '#src/blocks/spoken-dates.ts';
import { formatDate } from '#src/lib/dates.ts';
import { useLocale } from '#src/state/locale.tsx';

/** A day as it is spoken of: today, tomorrow, else its weekday; below it the date. `date`: ISO, of Dubai. */
export function DayWords({ date }: { date: string }) {
  const locale = useLocale();
  const [near] = useState(() => nearDay(date, locale));
  return (
    <>
      {near ?? formatDate(date, 'weekday', locale)}
      <br />
      <small>
        <bdi>{formatDate(date, 'day', locale)}</bdi>
      </small>
    </>
  );
}
