import { Trans } from '@lingui/react/macro';

import { withinSentence } from '#src/blocks/moment-within.ts';
import { nearDay, sayWrittenSlot } from '#src/blocks/spoken-dates.ts';
import type { DeliveryTime } from '#src/domain/recycling/time-of-delivery.ts';
import { useLocale } from '#src/state/locale.tsx';

import chips from '#src/blocks/choice-chips.module.css';

interface Props {
  time: DeliveryTime;
  isChosen: boolean;
  onChoose: (time: DeliveryTime) => void;
}

/** One tap for the time at which the driver comes anyway. */
export function WithDelivery({ time, isChosen, onChoose }: Props) {
  const locale = useLocale();
  const said = sayWrittenSlot(time.day, time.hours, locale);
  const when = <bdi>{nearDay(time.day, locale) === null ? said : withinSentence(said)}</bdi>;
  return (
    <button type="button" className={chips.chip} aria-pressed={isChosen} onClick={() => onChoose(time)}>
      <Trans>With your delivery of {when}</Trans>
    </button>
  );
}
