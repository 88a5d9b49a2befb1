import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { OrderDetail } from '#contract/order-detail.ts';
import { dayNumberOf } from '#contract/rules/day-number.ts';
import type { PlacedRef } from '#src/domain/orders/placed-ref.ts';
import { daysOfOrder, timesOfOrder } from '#src/domain/orders/queries.ts';

interface Picked {
  readonly dayId: number;
  /** Null: the hours that were chosen before, else the day's first choice. */
  readonly slotId: number | null;
  /** Those of the day before: another day keeps them where it has them. */
  readonly hours?: string | undefined;
}

/** The days and times that an order can come at instead, and the one that is chosen: at first its own, where it is among them. */
export function useNewTime(order: PlacedRef, { day, time, isExpress }: OrderDetail) {
  const [picked, setPicked] = useState<Picked | null>(null);
  const days = useQuery(daysOfOrder(order));
  const listed = days.data?.value.days;
  const ownDay = dayNumberOf(day);
  const dayId = picked?.dayId ?? (listed?.some(({ id }) => id === ownDay) ? ownDay : (listed?.[0]?.id ?? null));
  const times = useQuery({ ...timesOfOrder(order, dayId ?? 0), enabled: dayId !== null });
  // The time that it has is its own, full or not; express has none of these.
  const isOwn = (label: string): boolean => dayId === ownDay && !isExpress && label === time;
  const slots = times.data?.value.slots.map((slot) => ({
    ...slot,
    hours: slot.label,
    isOpen: slot.hasRoom || isOwn(slot.label),
  }));
  const open = slots?.filter(({ isOpen }) => isOpen) ?? [];
  const slot =
    open.find(({ id }) => id === picked?.slotId) ??
    open.find(({ hours }) => hours === (picked?.hours ?? time)) ??
    open.find(({ hours }) => isOwn(hours)) ??
    open.find(({ isDefault }) => isDefault) ??
    open[0];
  return {
    days: listed,
    dayId,
    slots,
    slotId: slot?.id ?? null,
    /** Null where there is none, or it is the one that the order has. */
    wanted: dayId !== null && slot && !isOwn(slot.hours) ? { dayId, slotId: slot.id, hours: slot.hours } : null,
    chooseDay: (id: number) => setPicked({ dayId: id, slotId: null, hours: slot?.hours }),
    chooseSlot: (id: number) => {
      if (dayId !== null) setPicked({ dayId, slotId: id });
    },
    /** One that was filled meanwhile is shown as full. */
    again: () => void times.refetch(),
    error: days.error ?? times.error,
    retry: () => void Promise.all([days.refetch(), times.refetch()]),
  };
}
