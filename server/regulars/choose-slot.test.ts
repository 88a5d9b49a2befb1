import { expect, test } from 'vitest';

import type { OpenSlot } from '#server/slots/store.ts';

import { slotFor } from './choose-slot.ts';

const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 27, hour));
const slotAt = (hour: number, hasRoom = true): OpenSlot => ({
  id: hour,
  zone: 1,
  kind: 'standard',
  day: '2026-11-27',
  startsAt: at(hour),
  endsAt: at(hour + 2),
  hasRoom,
  isNearlyFull: false,
});

test.each([
  ['its own hours', [8, 10, 12], [], 10, 10],
  ['the next where its own are full', [8, 10, 12], [10], 10, 12],
  ['the next where there are none at its own, as on a Friday', [8, 10, 14], [], 12, 14],
  ['the last before, where none is later', [8, 10, 12], [12], 12, 10],
])('%s', (_, hours, full, wanted, found) => {
  const slots = hours.map((hour) => slotAt(hour, !full.includes(hour)));
  expect(slotFor(slots, at(wanted))?.id).toBe(found);
});

test('none where all are full', () => {
  expect(slotFor([slotAt(8, false)], at(8))).toBeUndefined();
});
