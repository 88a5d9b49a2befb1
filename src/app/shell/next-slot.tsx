import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { sayHours, sayTimeOfDay } from '#contract/rules/hours.ts';
import { nextSlotIn } from '#src/domain/checkout/next-slot.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './deliver-to-place.module.css';

interface Props {
  emirateId: number;
  /** Stands before it where it follows the name on one line. */
  joint: string;
}

/** ", Today 16:00 – 18:00", of another day ", Tomorrow from 08:00" (issue 15 has "next" for today, which left strangers asking for the day): nothing without signal, because what was free some time ago is no promise. */
export function NextSlot({ emirateId, joint }: Props) {
  const locale = useLocale();
  const { data, isError } = useQuery(nextSlotIn(emirateId));
  const slot = data?.value.slot;
  if (!slot || isError) return null;
  const { isToday, from, to } = slot;
  const day = <bdi>{slot.day[locale]}</bdi>;
  const time = <bdi>{isToday ? sayHours(`${from} - ${to}`, locale) : sayTimeOfDay(from, locale)}</bdi>;
  return (
    <span className={styles.time}>
      <span className={styles.joint}>{joint}</span>
      {isToday ? (
        <>
          {day} {time}
        </>
      ) : (
        <Trans>
          {day} from {time}
        </Trans>
      )}
    </span>
  );
}
