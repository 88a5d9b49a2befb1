import { expect, test } from 'vitest';

import { stillThere } from './returnable.ts';

const came = (stockCode: string, quantity: number, deposit: number, name = stockCode) => ({
  stockCode,
  quantity,
  deposit,
  name: { en: name, ar: name },
  units: { en: '1 L', ar: '1 لتر' },
});

test('what came first goes back first, each with the deposit that was paid for it; a product is called as it was last', () => {
  const lots = [came('milk', 2, 100, 'Milk'), came('water', 1, 1500), came('milk', 3, 150, 'Fresh milk')];
  expect(stillThere(lots, new Map())).toEqual([
    {
      stockCode: 'milk',
      name: { en: 'Fresh milk', ar: 'Fresh milk' },
      units: { en: '1 L', ar: '1 لتر' },
      quantity: 5,
      deposit: 100,
    },
    {
      stockCode: 'water',
      name: { en: 'water', ar: 'water' },
      units: { en: '1 L', ar: '1 لتر' },
      quantity: 1,
      deposit: 1500,
    },
  ]);
  expect(stillThere(lots, new Map([['milk', 2]]))[0]).toMatchObject({ quantity: 3, deposit: 150 });
});

test('what is all collected is no option, and more than came is none either', () => {
  const gone = new Map([
    ['milk', 2],
    ['water', 9],
  ]);
  expect(stillThere([came('milk', 2, 100), came('water', 1, 1500)], gone)).toEqual([]);
});
