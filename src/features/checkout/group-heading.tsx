import { Trans } from '@lingui/react/macro';

import type { DeliveryGroup } from '#contract/checkout.ts';
import { dayOfNumber } from '#contract/rules/day-number.ts';
import { sayHours } from '#contract/rules/hours.ts';
import { sayDate, sayWrittenSlot } from '#src/blocks/spoken-dates.ts';
import { useLocale } from '#src/state/locale.tsx';

import { useGroupTitles } from './use-group-titles.ts';

import styles from './rows.module.css';

/** What a delivery is called by what is in it, and when it comes (account.md section 2: the sentences where a part is missing). */
export function GroupHeading({ group: { kind, dayId, slotId, time } }: { group: DeliveryGroup }) {
  const locale = useLocale();
  const titles = useGroupTitles();
  const day = dayId === null ? null : dayOfNumber(dayId);
  const when = day !== null && slotId !== null ? sayWrittenSlot(day, time, locale) : null;
  return (
    <p>
      <strong>{titles[kind]}</strong>
      <br />
      <span className={styles.note}>
        {when !== null ? (
          <bdi>{when}</bdi>
        ) : (
          <>
            {day === null ? <Trans>No date available</Trans> : <bdi>{sayDate(day, locale)}</bdi>}
            {' · '}
            {slotId === null ? <Trans>No slots avalaible</Trans> : <bdi>{sayHours(time, locale)}</bdi>}
          </>
        )}
      </span>
    </p>
  );
}
