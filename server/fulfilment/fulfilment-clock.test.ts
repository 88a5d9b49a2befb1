/** When an order moves on. */
import { describe, expect, test } from 'vitest';

import { stateBy } from './fulfilment-clock.ts';

describe('an order moves on by its slot', () => {
  const at = (time: string): Date => new Date(`2026-11-24T${time}+04:00`);
  const slot = { placedAt: at('08:00:00'), slotStartsAt: at('16:00:00') };

  test.each([
    ['13:59:59.999', 1],
    ['14:00:00', 2],
    ['15:29:59.999', 2],
    ['15:30:00', 3],
    ['15:59:59.999', 3],
    ['16:00:00', 4],
    ['16:24:59.999', 4],
    ['16:25:00', 6],
  ])('at %s it is %i', (time, state) => expect(stateBy(slot, at(time), 1)).toBe(state));

  test('faster by the time since its placing alone', () => {
    // Six hours to its picking are six minutes.
    expect(stateBy(slot, at('08:05:59'), 60)).toBe(1);
    expect(stateBy(slot, at('08:06:00'), 60)).toBe(2);
    expect(stateBy({ ...slot, placedAt: at('08:03:00') }, at('08:06:00'), 60)).toBe(1);
  });
});
