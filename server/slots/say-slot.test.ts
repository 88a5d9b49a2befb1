import { expect, test } from 'vitest';

import { daysOf, sayTime } from './say-slot.ts';

const slot = (id: number, day: string, from: number, hasRoom: boolean) => ({
  id,
  zone: 2,
  kind: 'standard' as const,
  day,
  startsAt: new Date(Date.parse(`${day}T00:00:00+04:00`) + from * 3_600_000),
  endsAt: new Date(Date.parse(`${day}T00:00:00+04:00`) + (from + 2) * 3_600_000),
  hasRoom,
  isNearlyFull: false,
});

test('the midnight that ends a day is 24:00, the one that begins it 00:00', () => {
  expect(sayTime(slot(1, '2026-11-24', 22, true))).toBe('22:00 - 24:00');
  expect(sayTime(slot(1, '2026-11-24', 0, true))).toBe('00:00 - 02:00');
});

test('days have their slots, and the first with room is the default one', () => {
  const days = daysOf([
    slot(1, '2026-11-24', 8, false),
    slot(2, '2026-11-24', 10, true),
    slot(3, '2026-11-25', 8, true),
  ]);
  expect(days).toMatchObject([
    { id: 20261124, weekday: { en: 'Tue', ar: 'الثلاثاء' }, date: '2026-11-24', regularSlots: [1, 2] },
    { id: 20261125, date: '2026-11-25', regularSlots: [3] },
  ]);
  expect(days[0]?.label).toEqual({ en: 'Tue 24 Nov', ar: 'الثلاثاء 24 نوفمبر' });
  const slots = days.flatMap((day) => day.slots);
  expect(slots.map(({ id, isDefault, hasRoom }) => [id, isDefault, hasRoom])).toEqual([
    [1, false, false],
    [2, true, true],
    [3, false, true],
  ]);
  expect(slots[0]).toMatchObject({ time: '08:00 - 10:00', timeSlot: '08:00 - 10:00' });
  expect(slots[0]?.label.en).toBe(`${days[0]?.label.en}, 08:00 - 10:00`);
  expect(slots[0]?.label.ar).toBe(`${days[0]?.label.ar}، من\u00a08 إلى\u00a010\u00a0صباحاً`);
});
