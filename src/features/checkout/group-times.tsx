import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import type { DeliveryGroup } from '#contract/checkout.ts';
import { dayOfNumber } from '#contract/rules/day-number.ts';
import { daysOfGroup, timesOfGroup, type Prepared } from '#src/domain/checkout/queries.ts';
import { useLocale } from '#src/state/locale.tsx';
import { Skeleton } from '#src/ui/skeleton.tsx';

import { ChoiceChips } from './choice-chips.tsx';
import { DayWords } from './day-words.tsx';
import { GroupThumbs } from './group-thumbs.tsx';
import { useGroupTitles } from './use-group-titles.ts';

import styles from './rows.module.css';

interface Time {
  dayId: number;
  slotId: number | null;
}

interface Props {
  prepared: Prepared;
  group: DeliveryGroup;
  time: Time;
  onChange: (time: Time) => void;
}

/** One delivery of several: what is in it, and its days and times; another day asks for that day's times. */
export function GroupTimes({ prepared, group, time, onChange }: Props) {
  const { t } = useLingui();
  const locale = useLocale();
  const days = useQuery(daysOfGroup(prepared, group.group));
  const times = useQuery(timesOfGroup(prepared, group.group, time.dayId));
  const slots = times.data?.value.slots;
  // "The first date and time default to those given": another day begins with a time of its own.
  const first = slots?.find(({ isDefault, hasRoom }) => isDefault && hasRoom) ?? slots?.find(({ hasRoom }) => hasRoom);
  const begin = useEffectEvent((slotId: number) => onChange({ dayId: time.dayId, slotId }));
  const begins = time.slotId === null ? first?.id : undefined;
  useEffect(() => {
    if (begins !== undefined) begin(begins);
  }, [begins]);
  const titles = useGroupTitles();
  const title = titles[group.kind];
  return (
    <section className={styles.rows} aria-label={title}>
      <h3 className={styles.name}>{title}</h3>
      <GroupThumbs lines={group.lines} />
      {!days.data ? (
        <Skeleton height="44px" />
      ) : days.data.value.days.length === 0 ? (
        <p className={styles.note}>
          <Trans>No date available</Trans>
        </p>
      ) : (
        <ChoiceChips
          label={t`Delivery date`}
          isRow
          chips={days.data.value.days.map(({ id, label }) => {
            const date = dayOfNumber(id);
            return { id, words: date === null ? label[locale] : <DayWords date={date} /> };
          })}
          chosen={time.dayId}
          onChoose={(dayId) => onChange({ dayId, slotId: null })}
        />
      )}
      {!slots ? (
        <Skeleton height="44px" />
      ) : slots.length === 0 ? (
        <p className={styles.note}>
          <Trans>No slots avalaible</Trans>
        </p>
      ) : (
        <ChoiceChips
          label={t`Delivery time`}
          chips={slots.map(({ id, label, hasRoom }) => ({
            id,
            words: <bdi dir="ltr">{label}</bdi>,
            isDisabled: !hasRoom && id !== group.slotId,
            ...(!hasRoom && id !== group.slotId && { note: <Trans>Full</Trans> }),
          }))}
          chosen={time.slotId}
          onChoose={(slotId) => onChange({ dayId: time.dayId, slotId })}
        />
      )}
    </section>
  );
}
