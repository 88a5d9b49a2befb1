import { Trans, useLingui } from '@lingui/react/macro';

import { dayOfNumber } from '#contract/rules/day-number.ts';
import type { Bilingual } from '#contract/wire-types.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { ChoiceChips } from './choice-chips.tsx';
import { DayWords } from './day-words.tsx';
import { HoursWords } from './hours-words.tsx';

import styles from './day-time-chips.module.css';

interface SlotChip {
  readonly id: number;
  /** Such as "18:00 - 20:00". */
  readonly hours: string;
  /** False where it is full: it is shown, and cannot be chosen. */
  readonly isOpen: boolean;
  /** A few places are left. */
  readonly isNearlyFull: boolean;
}

interface Props {
  /** By their numbers (yyyymmdd). Undefined while they are asked for. */
  days: readonly { readonly id: number; readonly label: Bilingual }[] | undefined;
  dayId: number | null;
  onDay: (id: number) => void;
  /** Of that day; undefined while they are asked for. */
  slots: readonly SlotChip[] | undefined;
  slotId: number | null;
  onSlot: (slot: SlotChip) => void;
  /** Something is fetched, and not brought. */
  isPickup?: boolean;
}

/** Day chips, then the times of that day. */
export function DayTimeChips({ days, dayId, onDay, slots, slotId, onSlot, isPickup = false }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  if (!days) return <Skeleton height="150px" />;
  if (days.length === 0) {
    return (
      <p className={styles.note}>
        <Trans>No date available</Trans>
      </p>
    );
  }
  return (
    <>
      <div className={styles.days}>
        <ChoiceChips
          label={isPickup ? t`Pickup day` : t`Delivery date`}
          isRow
          chips={days.map(({ id, label }) => {
            const date = dayOfNumber(id);
            return { id, words: date === null ? label[locale] : <DayWords date={date} /> };
          })}
          chosen={dayId}
          onChoose={onDay}
        />
      </div>
      {!slots ? (
        <Skeleton height="44px" />
      ) : (
        <div className={styles.hours}>
          <ChoiceChips
            label={isPickup ? t`Pickup time` : t`Delivery time`}
            chips={slots.map(({ id, hours, isOpen, isNearlyFull }) => ({
              id,
              words: <HoursWords hours={hours} />,
              isDisabled: !isOpen,
              ...(isOpen ? isNearlyFull && { note: <Trans>Nearly full</Trans> } : { note: <Trans>Full</Trans> }),
            }))}
            chosen={slotId}
            onChoose={(id) => {
              const slot = slots.find((one) => one.id === id);
              if (slot) onSlot(slot);
            }}
          />
        </div>
      )}
      {slots && !slots.some(({ isOpen }) => isOpen) && (
        <p className={styles.note}>
          <Trans>No slots avalaible</Trans>
        </p>
      )}
    </>
  );
}
