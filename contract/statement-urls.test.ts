import { expect, test } from 'vitest';

import { monthlyStatementPath, readStatementMonth, readStatementView } from './statement-urls.ts';

test('a month’s address is read as it was written', () => {
  expect(monthlyStatementPath({ year: 2026, month: 7 })).toBe('/account/monthlystatement?year=2026&month=7');
  expect(readStatementMonth({ year: '2026', month: '7' })).toEqual({ year: 2026, month: 7 });
  expect(readStatementMonth({ year: '2026', month: '07' })).toEqual({ year: 2026, month: 7 });
});

test.each([
  [{}],
  [{ year: '2026' }],
  [{ month: '7' }],
  [{ year: '2026', month: '13' }],
  [{ year: '2026', month: '0' }],
  [{ year: '26', month: '7' }],
  [{ year: '2026', month: '7.5' }],
  [{ year: ['2026', '2025'], month: '7' }],
  [{ year: '2026', month: 'July' }],
])('%j names no month', (query) => {
  expect(readStatementMonth(query)).toBeNull();
});

test('orders are shown unless items are asked for', () => {
  expect([{}, { view: 'x' }, { view: 'items' }].map(readStatementView)).toEqual(['orders', 'orders', 'items']);
});
