import type { DeliveryDay, DeliverySlot } from '#contract/delivery.ts';
/** Days and times as the wire says them, in both languages with Latin digits (decisions.md 20; uae.md, Digits). */
import { dayNumberOf } from '#contract/rules/day-number.ts';
import { sayHours } from '#contract/rules/hours.ts';
import type { Bilingual } from '#contract/wire-types.ts';

import type { OpenSlot } from './store.ts';

const DUBAI = 'Asia/Dubai';
const clock = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit', timeZone: DUBAI });
const inBoth = (options: Intl.DateTimeFormatOptions): ((day: string) => Bilingual) => {
  const en = new Intl.DateTimeFormat('en-AE', { ...options, timeZone: 'UTC' });
  const ar = new Intl.DateTimeFormat('ar-AE-u-nu-latn', { ...options, timeZone: 'UTC' });
  return (day) => {
    const date = new Date(`${day}T00:00:00Z`);
    return { en: en.format(date), ar: ar.format(date) };
  };
};

export const sayWeekday = inBoth({ weekday: 'short' });
const weekdayInFull = inBoth({ weekday: 'long' });
const dayOfMonth = inBoth({ day: 'numeric', month: 'short' });

/** Of an ISO day: "Sun 22 Nov", as the app says days. */
export function sayDay(day: string): Bilingual {
  const date = dayOfMonth(day);
  return { en: `${sayWeekday(day).en} ${date.en}`, ar: `${weekdayInFull(day).ar} ${date.ar}` };
}

type Span = Pick<OpenSlot, 'startsAt' | 'endsAt'>;

/** "10:00 - 12:00", in Dubai's time; midnight ends a day as 24:00. */
export function sayTime(span: Span): string {
  const { from, to } = clockTimes(span);
  return `${from} - ${to}`;
}

/** "10:00" and "12:00", in Dubai's time; midnight ends a day as 24:00. */
export function clockTimes({ startsAt, endsAt }: Span): { from: string; to: string } {
  const end = clock.format(endsAt);
  return { from: clock.format(startsAt), to: end === '00:00' ? '24:00' : end };
}

/** Days with their slots, in the order of their times; the first slot with room is the default one (remaining.md CK 10). */
export function daysOf(slots: readonly OpenSlot[]): DeliveryDay[] {
  const first = slots.find(({ hasRoom }) => hasRoom)?.id;
  const days = new Map<string, OpenSlot[]>();
  for (const slot of slots) days.set(slot.day, [...(days.get(slot.day) ?? []), slot]);
  return [...days].map(([day, own]) => ({
    id: dayNumberOf(day),
    label: sayDay(day),
    weekday: sayWeekday(day),
    date: day,
    slots: own.map((slot) => slotOf(slot, slot.id === first)),
    regularSlots: own.map(({ id }) => id),
  }));
}

function slotOf(slot: OpenSlot, isDefault: boolean): DeliverySlot {
  const time = sayTime(slot);
  const day = sayDay(slot.day);
  return {
    id: slot.id,
    time,
    label: { en: `${day.en}, ${time}`, ar: `${day.ar}، ${sayHours(time, 'ar')}` },
    isDefault,
    timeSlot: time,
    hasRoom: slot.hasRoom,
    isNearlyFull: slot.isNearlyFull,
  };
}
