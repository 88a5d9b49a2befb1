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

/** ", next 16:00 to 18:00", of another day ", Tomorrow from 08:00": nothing without signal, because what was free some time ago is no promise. */
export function NextSlot({ emirateId, joint }: Props) {
  const locale = useLocale();
  const { data, isError } = useQuery(nextSlotIn(emirateId));
  const slot = data?.value.slot;
  if (!slot || isError) return null;
  const { isToday, from, to } = slot;
  const day = <bdi>{slot.day[locale]}</bdi>;
  const when = <bdi>{sayHours(`${from} - ${to}`, locale)}</bdi>;
  const start = <bdi>{sayTimeOfDay(from, locale)}</bdi>;
  return (
    <span className={styles.time}>
      <span className={styles.joint}>{joint}</span>
      {isToday ? (
        <Trans>next {when}</Trans>
      ) : (
        <Trans>
          {day} from {start}
        </Trans>
      )}
    </span>
  );
}
