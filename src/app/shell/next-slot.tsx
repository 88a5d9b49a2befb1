import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { nextSlotIn } from '#src/domain/checkout/next-slot.ts';
import { useLocale } from '#src/state/locale.tsx';

import styles from './deliver-to.module.css';

/** ", next 16:00 to 18:00": nothing without signal, because what was free some time ago is no promise. */
export function NextSlot({ emirateId }: { emirateId: number }) {
  const locale = useLocale();
  const { data, isError } = useQuery(nextSlotIn(emirateId));
  const slot = data?.value.slot;
  if (!slot || isError) return null;
  const { isToday, from, to } = slot;
  const weekday = slot.weekday[locale];
  return (
    <span className={styles.time}>
      {locale === 'ar' ? '، ' : ', '}
      {isToday ? (
        <Trans>
          next {from} to {to}
        </Trans>
      ) : (
        <Trans>
          next {weekday} {from} to {to}
        </Trans>
      )}
    </span>
  );
}
