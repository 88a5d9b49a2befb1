import { Trans } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';

import { sayHours } from '#contract/rules/hours.ts';
import { nextSlotIn } from '#src/domain/checkout/next-slot.ts';
import { useLocale } from '#src/state/locale.tsx';

/** The first free time of an emirate; nothing without signal: a time that was free is no promise. */
export function NextTime({ emirateId }: { emirateId: number }) {
  const locale = useLocale();
  const { data, isError } = useQuery(nextSlotIn(emirateId));
  const slot = data?.value.slot;
  if (!slot || isError) return null;
  const day = <bdi>{slot.day[locale]}</bdi>;
  const hours = <bdi>{sayHours(`${slot.from} - ${slot.to}`, locale)}</bdi>;
  return (
    <small>
      <Trans>
        Next delivery: {day}, {hours}. You choose the time at checkout.
      </Trans>
    </small>
  );
}
