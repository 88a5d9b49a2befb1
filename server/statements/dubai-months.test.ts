import { expect, test } from 'vitest';

import { addMonths, dubaiMonth, spanOfMonths } from './dubai-months.ts';

test('a month begins at Dubai’s midnight, four hours before that of UTC', () => {
  expect(dubaiMonth(new Date('2026-11-30T19:59:59.999Z'))).toEqual({ year: 2026, month: 11 });
  expect(dubaiMonth(new Date('2026-11-30T20:00:00Z'))).toEqual({ year: 2026, month: 12 });
  expect(spanOfMonths({ year: 2026, month: 12 })).toEqual({
    from: new Date('2026-11-30T20:00:00Z'),
    to: new Date('2026-12-31T20:00:00Z'),
  });
});

test('months are counted over the turn of a year', () => {
  expect(addMonths({ year: 2027, month: 2 }, -5)).toEqual({ year: 2026, month: 9 });
  expect(addMonths({ year: 2026, month: 12 }, 1)).toEqual({ year: 2027, month: 1 });
  expect(addMonths({ year: 2026, month: 1 }, -1)).toEqual({ year: 2025, month: 12 });
});
