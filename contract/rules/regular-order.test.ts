import { expect, test } from 'vitest';

import { regularDates, regularProblem, regularQuantitySent, regularTotal } from './regular-order.ts';

const chosen = { paysNow: false, weeks: 2, weekdays: [1], timeId: 10, quantity: 2, minimumOrder: 1 };

test.each([
  [{}, null],
  [{ paysNow: null, weeks: 0, weekdays: [], timeId: 0, quantity: 0 }, 'Select payment option'],
  [{ weeks: 0, weekdays: [], timeId: 0, quantity: 0 }, 'Select how many weeks'],
  [{ weekdays: [], timeId: 0, quantity: 0 }, 'Select delivery days/date'],
  [{ timeId: 0, quantity: 0 }, 'Select a delivery time'],
  [{ quantity: 1, minimumOrder: 2 }, 'Please select regular order quantity'],
  [{ quantity: null, minimumOrder: 2 }, null],
])('%j lacks %s', (change, sentence) => {
  expect(regularProblem({ ...chosen, ...change })?.sentence[0] ?? null).toBe(sentence);
});

test('the total is price, units, weeks and days; what is sent as a quantity counts the minimum order too', () => {
  expect(regularTotal({ price: 650, quantity: 2, deliveries: 4 * 3 })).toBe(15_600);
  expect(regularQuantitySent({ minimumOrder: 6, quantity: 2, weeks: 4, days: 3 })).toBe(144);
});

test('deliveries come on each chosen day, as often as there are weeks, and none too early', () => {
  // 2026-11-28 is a Saturday.
  expect(regularDates('2026-11-28', 2, [0, 6])).toEqual(['2026-11-28', '2026-11-29', '2026-12-05', '2026-12-06']);
  expect(regularDates('2026-11-29', 1, [6])).toEqual(['2026-12-05']);
  expect(regularDates('2026-11-29', 52, [0, 1, 2, 3, 4, 5, 6])).toHaveLength(364);
});
