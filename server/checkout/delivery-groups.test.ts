/** What comes together, and what of a cart cannot be had. */
import { describe, expect, test } from 'vitest';

import { groupLines, needsConfirming } from './delivery-groups.ts';
import { tooEarlyLines, unavailableLines } from './unavailable-lines.ts';

const today = '2026-11-24';
const chosen = { chosenDay: '2026-11-25', today };
const plain = { cartType: 'CRT', deliveryKind: 'standard', leadDays: 0 } as const;
const cake = { cartType: 'CRT', deliveryKind: 'cake', leadDays: 2 } as const;
const fish = { cartType: 'CRT', deliveryKind: 'fish', leadDays: 1 } as const;

describe('groups', () => {
  test('what can come on the chosen day comes together, whatever its kind', () => {
    const groups = groupLines([fish, plain], chosen);
    expect(groups).toEqual([{ groupNo: 1, kind: 'standard', firstDay: '2026-11-25', lines: [fish, plain] }]);
    expect(needsConfirming(groups, '2026-11-25')).toBe(false);
    expect(groupLines([], chosen)).toEqual([]);
  });

  test('what cannot makes a group of its kind, on the day of its slowest line', () => {
    const slowCake = { ...cake, leadDays: 4 } as const;
    const preorder = { ...plain, deliveryKind: 'preorder', leadDays: 3 } as const;
    const groups = groupLines([slowCake, preorder, plain, cake], chosen);
    expect(groups).toEqual([
      { groupNo: 1, kind: 'standard', firstDay: '2026-11-25', lines: [plain] },
      { groupNo: 2, kind: 'preorder', firstDay: '2026-11-27', lines: [preorder] },
      { groupNo: 3, kind: 'cake', firstDay: '2026-11-28', lines: [slowCake, cake] },
    ]);
    expect(groupLines([cake, slowCake], chosen)[0]?.firstDay).toBe('2026-11-28');
    expect(needsConfirming(groups, '2026-11-25')).toBe(true);
  });

  test('where nothing comes on the chosen day there is no group of it', () => {
    const groups = groupLines([cake], chosen);
    expect(groups).toEqual([{ groupNo: 1, kind: 'cake', firstDay: '2026-11-26', lines: [cake] }]);
    expect(needsConfirming(groups, '2026-11-25')).toBe(true);
  });

  test('kinds of one day stay in the order of the cart', () => {
    const order = { ...plain, deliveryKind: 'preorder', leadDays: 2 } as const;
    expect(groupLines([order, cake], chosen).map(({ kind }) => kind)).toEqual(['preorder', 'cake']);
    expect(groupLines([cake, order], chosen).map(({ kind }) => kind)).toEqual(['cake', 'preorder']);
  });

  test('a gift box comes with everything that lies in it, on the day of the slowest', () => {
    const box = { ...plain, cartType: 'CGB' } as const;
    const giftCake = { ...cake, cartType: 'CGB' } as const;
    expect(groupLines([plain, box, cake, giftCake], chosen)).toEqual([
      { groupNo: 1, kind: 'standard', firstDay: '2026-11-25', lines: [plain] },
      { groupNo: 2, kind: 'cake', firstDay: '2026-11-26', lines: [box, cake, giftCake] },
    ]);
  });
});

describe('what cannot be had', () => {
  const line = (stockCode: string, more: object = {}) => ({
    ...plain,
    srno: 1,
    cartType: 'CRT' as const,
    stockCode,
    asked: 3,
    quantity: 3,
    price: 100,
    oldPrice: 100,
    deposit: 0,
    isFresh: false,
    message: null,
    isGiftWrapped: false,
    isBox: false,
    card: null,
    ...more,
  });
  const told = {
    stockCode: 'a',
    cartType: 'CRT',
    lineDoctype: 'CRT',
    lineDocno: 9,
    srno: 1,
    stockDocno: 0,
    name: { en: 'a', ar: 'a' },
    image: '',
    asked: 3,
  };
  const unavailable = (lines: ReturnType<typeof line>[], left: [string, number][] = []) =>
    unavailableLines(lines, { userId: 9, left: new Map(left) });

  test('is sold out where the catalogue or the shelf says so', () => {
    expect(unavailable([line('a', { quantity: 0 })])).toEqual([{ ...told, reason: 'out_of_stock', left: 0 }]);
    expect(unavailable([line('a')], [['a', 0]])).toEqual([{ ...told, reason: 'out_of_stock', left: 0 }]);
    expect(unavailable([line('a')], [['b', 0]])).toEqual([]);
  });

  test('is too many by all lines of it together', () => {
    expect(unavailable([line('a')], [['a', 2]])).toEqual([{ ...told, reason: 'too_many', left: 2 }]);
    expect(unavailable([line('a')], [['a', 3]])).toEqual([]);
    const twice = unavailable(
      [line('a'), line('a', { cartType: 'CGB', srno: 2 }), line('b')],
      [
        ['a', 5],
        ['b', 5],
      ],
    );
    expect(twice.map(({ stockCode, cartType, left }) => [stockCode, cartType, left])).toEqual([
      ['a', 'CRT', 5],
      ['a', 'CGB', 5],
    ]);
  });

  test('is too early for what needs longer, of what there is', () => {
    const lines = [line('a', { leadDays: 2 }), line('b', { leadDays: 1 }), line('c', { leadDays: 2, quantity: 0 })];
    const asked = { userId: 9, ...chosen };
    expect(tooEarlyLines(lines, asked)).toEqual([{ ...told, reason: 'too_early', left: 3 }]);
  });
});
