import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';

import type { DeliveryGroup } from '#contract/checkout.ts';
import { DayTimeChips } from '#src/blocks/day-time-chips.tsx';
import { daysOfGroup, timesOfGroup, type Prepared } from '#src/domain/checkout/queries.ts';

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
  const days = useQuery(daysOfGroup(prepared, group.group));
  const times = useQuery(timesOfGroup(prepared, group.group, time.dayId));
  const slots = times.data?.value.slots;
  // "The first date and time default to those given": another day begins with a time of its own, and so does one whose time is gone.
  const first = slots?.find(({ isDefault, hasRoom }) => isDefault && hasRoom) ?? slots?.find(({ hasRoom }) => hasRoom);
  const begin = useEffectEvent((slotId: number) => onChange({ dayId: time.dayId, slotId }));
  // The one that this delivery holds is its own, full or not.
  const isOpen = (slot: { id: number; hasRoom: boolean }): boolean => slot.hasRoom || slot.id === group.slotId;
  const isThere = slots?.some((slot) => slot.id === time.slotId && isOpen(slot)) ?? true;
  const begins = isThere ? undefined : first?.id;
  useEffect(() => {
    if (begins !== undefined) begin(begins);
  }, [begins]);
  const titles = useGroupTitles();
  const title = titles[group.kind];
  return (
    <section className={styles.rows} aria-label={title}>
      <h3 className={styles.name}>{title}</h3>
      <GroupThumbs lines={group.lines} />
      <DayTimeChips
        days={days.data?.value.days}
        dayId={time.dayId}
        onDay={(dayId) => onChange({ dayId, slotId: null })}
        slots={slots?.map((slot) => ({ ...slot, hours: slot.label, isOpen: isOpen(slot) }))}
        slotId={time.slotId}
        onSlot={({ id }) => onChange({ dayId: time.dayId, slotId: id })}
      />
    </section>
  );
}
