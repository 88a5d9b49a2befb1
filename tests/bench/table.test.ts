import { expect, test } from 'vitest';

import { isOver } from './budgets.ts';
import { budgetTable, overBudget } from './table.ts';

const fast = { what: 'home, first card', value: 2.2, of: 'first card', note: '1100 ms to 500 ms' } as const;
const slow = { what: 'search, first card', value: 2.41, of: 'first card' } as const;
const weak = { what: 'list', value: 9.9, of: 'share of bare' } as const;
const read = { what: 'home, first paint', value: 900, of: { unit: 'ms' } } as const;
const missing = { what: 'product, offline card', value: Number.NaN, of: 'offline card' } as const;

test('a row says the figure, its budget, its goal and whether it holds', () => {
  expect(budgetTable([fast, slow, weak, read, missing]).split('\n')).toEqual([
    'what                     figure    budget  goal        measured',
    '---------------------  --------  --------  ----  ----  -----------------',
    'home, first card          2.20x   <= 2.4x  1.3x  ok    1100 ms to 500 ms',
    'search, first card        2.41x   <= 2.4x  1.3x  OVER',
    'list                       9.9%    >= 10%        OVER',
    'home, first paint      900.0 ms',
    'product, offline card      none  <= 1.75x        OVER',
  ]);
});

test('what lies on its budget holds, and what could not be measured does not', () => {
  expect(isOver({ unit: 'x', atMost: 2.4 }, 2.4)).toBe(false);
  expect(isOver({ unit: '%', atLeast: 10 }, 10)).toBe(false);
  expect(isOver({ unit: 'x', atMost: 2.4 }, Number.NaN)).toBe(true);
  expect(overBudget([fast, slow, weak, read, missing])).toEqual([slow, weak, missing]);
});

test('a row without a budget is never over, even where nothing was measured', () => {
  expect(overBudget([{ ...read, value: Number.NaN }])).toEqual([]);
});
