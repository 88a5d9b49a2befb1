import { Trans, useLingui } from '@lingui/react/macro';

import type { DeliveryDay } from '#contract/delivery.ts';
import type { ChosenTime } from '#src/domain/checkout/choices.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { CheckoutBlock } from './checkout-block.tsx';
import { ChoiceChips } from './choice-chips.tsx';

import styles from './rows.module.css';

interface Props {
  /** Undefined while they are asked for. */
  days: readonly DeliveryDay[] | undefined;
  time: ChosenTime | null;
  onChoose: (dayId: number, slotId: number | null) => void;
  error: string | undefined;
}

/** When it comes: day chips, then the times of that day; what is full is shown and cannot be chosen. */
export function TimeBlock({ days, time, onChoose, error }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  return (
    <CheckoutBlock icon="calendar-blank" title={<Trans>Delivery date and time</Trans>}>
      {!days && <Skeleton height="150px" />}
      {days?.length === 0 && (
        <p className={styles.note}>
          <Trans>No date available</Trans>
        </p>
      )}
      {days && time && (
        <>
          <ChoiceChips
            label={t`Delivery date`}
            isRow
            chips={days.map(({ id, label }) => ({ id, words: <bdi>{label[locale]}</bdi> }))}
            chosen={time.day.id}
            onChoose={(dayId) => onChoose(dayId, null)}
          />
          <ChoiceChips
            label={t`Delivery time`}
            chips={time.day.slots.map(({ id, time: hours, hasRoom }) => ({
              id,
              words: <bdi dir="ltr">{hours}</bdi>,
              isDisabled: !hasRoom,
              ...(!hasRoom && { note: <Trans>Full</Trans> }),
            }))}
            chosen={time.slot?.id ?? null}
            onChoose={(slotId) => onChoose(time.day.id, slotId)}
          />
          {time.slot === null && (
            <p className={styles.note}>
              <Trans>No slots avalaible</Trans>
            </p>
          )}
        </>
      )}
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
    </CheckoutBlock>
  );
}
