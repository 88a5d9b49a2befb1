import { expect, test } from 'vitest';

import { inOrder, rankAtEnd, ranksToMove } from './list-order.ts';

const item = (stockCode: string, rank: string) => ({ stockCode, rank });

function moved(items: readonly { stockCode: string; rank: string }[], from: number, to: number): string {
  const ranks = new Map(ranksToMove(items, from, to).map(({ stockCode, rank }) => [stockCode, rank]));
  const after = items.map((one) => ({ ...one, rank: ranks.get(one.stockCode) ?? one.rank }));
  return inOrder(after)
    .map(({ stockCode }) => stockCode)
    .join('');
}

const four = ['a', 'b', 'c', 'd'].reduce<{ stockCode: string; rank: string }[]>(
  (items, code) => [...items, item(code, rankAtEnd(items))],
  [],
);

test('what is added stands last', () => {
  expect(inOrder(four.toReversed()).map(({ stockCode }) => stockCode)).toEqual(['a', 'b', 'c', 'd']);
});

test('an item goes where it is put, by one edit', () => {
  expect(moved(four, 0, 2)).toBe('bcad');
  expect(moved(four, 3, 0)).toBe('dabc');
  expect(moved(four, 1, 2)).toBe('acbd');
  expect(ranksToMove(four, 0, 3)).toHaveLength(1);
});

test('outside of the list it goes nowhere', () => {
  expect(ranksToMove(four, 0, -1)).toEqual([]);
  expect(ranksToMove(four, 3, 4)).toEqual([]);
  expect(ranksToMove(four, 9, 0)).toEqual([]);
});

test('neighbours of the same rank make room', () => {
  const same = [item('a', 'a1'), item('b', 'a1'), item('c', 'a1')];
  expect(moved(same, 2, 1)).toBe('acb');
  expect(moved(same, 0, 2)).toBe('bca');
});

test('a rank that is none of ours does not stop it', () => {
  const odd = [item('a', '!'), item('b', 'a1')];
  expect(moved(inOrder(odd), 1, 0)).toBe('ba');
  expect(rankAtEnd([item('a', '~')])).toBeTypeOf('string');
});

test('however often items move between the same neighbours, a rank stays short', () => {
  let items = inOrder(four);
  for (let turn = 0; turn < 2000; turn += 1) {
    const ranks = new Map(ranksToMove(items, 3, 1).map(({ stockCode, rank }) => [stockCode, rank]));
    items = inOrder(items.map((one) => ({ ...one, rank: ranks.get(one.stockCode) ?? one.rank })));
    expect(Math.max(...items.map(({ rank }) => rank.length))).toBeLessThanOrEqual(100);
  }
});
