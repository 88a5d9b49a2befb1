import { Trans } from '@lingui/react/macro';

import type { Regular } from '#contract/regulars.ts';
import { dayWithin } from '#src/blocks/moment-within.ts';
import { sayDate } from '#src/blocks/spoken-dates.ts';
import { useLocale } from '#src/state/locale.tsx';

/** The next delivery. One that is an order since before it was changed comes first, and as it was: at other hours, or more of it. */
export function NextDays({ regular: { isRunning, nextDay, orderedDay } }: { regular: NextOf }) {
  const locale = useLocale();
  const isPlanned = isRunning && nextDay !== '';
  if (orderedDay === '') {
    if (!isPlanned) return null;
    return (
      <p>
        <Trans>
          Next delivery: <bdi>{sayDate(nextDay, locale)}</bdi>
        </Trans>
      </p>
    );
  }
  return (
    <>
      <p>
        <Trans>
          Next delivery: <bdi>{dayWithin(orderedDay, locale)}</bdi>, unchanged
        </Trans>
      </p>
      {isPlanned && (
        <p>
          <Trans>
            Your change begins <bdi>{dayWithin(nextDay, locale)}</bdi>
          </Trans>
        </p>
      )}
    </>
  );
}

export type NextOf = Pick<Regular, 'isRunning' | 'nextDay' | 'orderedDay'>;
