import { Trans, useLingui } from '@lingui/react/macro';

import type { DeliveryDay } from '#contract/delivery.ts';
import type { Choices, ChosenTime } from '#src/domain/checkout/choices.ts';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { ChoiceChips } from './choice-chips.tsx';
import { DayWords } from './day-words.tsx';

import styles from './rows.module.css';

interface Props {
  /** Undefined while they are asked for. */
  days: readonly DeliveryDay[] | undefined;
  time: ChosenTime | null;
  onChange: (change: Pick<Choices, 'dayId' | 'slotId' | 'hours' | 'groupTimes'>) => void;
}

/** Day chips, then the times of that day; what is full is shown and cannot be chosen. */
export function TimeChips({ days, time, onChange }: Props) {
  const { t } = useLingui();
  if (!days) return <Skeleton height="150px" />;
  if (!time) {
    return (
      <p className={styles.note}>
        <Trans>No date available</Trans>
      </p>
    );
  }
  const { day, slot } = time;
  return (
    <>
      <ChoiceChips
        label={t`Delivery date`}
        isRow
        chips={days.map(({ id, date }) => ({ id, words: <DayWords date={date} /> }))}
        chosen={day.id}
        onChoose={(dayId) => onChange({ dayId, slotId: null, hours: slot?.time ?? '', groupTimes: {} })}
      />
      <ChoiceChips
        label={t`Delivery time`}
        chips={day.slots.map(({ id, time: hours, hasRoom }) => ({
          id,
          words: <bdi dir="ltr">{hours}</bdi>,
          isDisabled: !hasRoom,
          ...(!hasRoom && { note: <Trans>Full</Trans> }),
        }))}
        chosen={slot?.id ?? null}
        onChoose={(slotId) => {
          const hours = day.slots.find(({ id }) => id === slotId)?.time ?? '';
          onChange({ dayId: day.id, slotId, hours, groupTimes: {} });
        }}
      />
      {slot === null && (
        <p className={styles.note}>
          <Trans>No slots avalaible</Trans>
        </p>
      )}
    </>
  );
}
