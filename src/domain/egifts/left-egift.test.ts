import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { forgetEgift, leaveEgift, leftEgift } from './left-egift.ts';
import { newEgift } from './typed-egift.ts';

const who = vi.hoisted(() => ({ id: 1 as number | null }));
vi.mock(import('#src/state/session.ts'), async (real) => ({
  ...(await real()),
  sessionUser: () => (who.id === null ? null : ({ id: who.id } as never)),
}));

const typed = { ...newEgift(2500, 'Sara', '2026-11-27'), name: 'Mona', message: 'Mabrouk' };

beforeEach(() => (who.id = 1));
afterEach(() => forgetEgift());

test('what was typed is there again for the same e-gift, until it is on its way to be paid', () => {
  leaveEgift('129001', typed);
  expect(leftEgift('129001')).toEqual(typed);
  expect(leftEgift('129002')).toBeUndefined();
  forgetEgift();
  expect(leftEgift('129001')).toBeUndefined();
});

test.each([2, null])('nobody else reads it: %j', (id) => {
  leaveEgift('129001', typed);
  who.id = id;
  expect(leftEgift('129001')).toBeUndefined();
});
