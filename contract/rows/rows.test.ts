import { describe, expect, test } from 'vitest';

import type { RowValue } from '#contract/rules/mutation.ts';

import { CART_TYPES, cartOf, favouriteKey, itemKey, itemsOf, lineKey, listKey, nameIn, notifyKey } from './keys.ts';
import { readRow, rows } from './rows.ts';

/** What the server's tables and every device that is out there are built on. */
test('the kinds of rows, their keys and fields', () => {
  expect(rows.map(({ prefix, key, fields }) => [prefix, key, fields])).toEqual([
    ['L:', ['listId'], ['name', 'madeAt']],
    ['I:', ['listId', 'stockCode'], ['quantity', 'isChecked', 'rank']],
    ['F:', ['stockCode'], ['since']],
    [
      'C:',
      ['cartType', 'stockCode'],
      ['quantity', 'seenPrice', 'since', 'message', 'isGiftWrapped', 'isBox', 'perPlace'],
    ],
    ['N:', ['stockCode'], []],
  ]);
});

test('the keys', () => {
  expect(CART_TYPES).toEqual(['CRT', 'CGB', 'REG']);
  expect([listKey('l'), itemsOf('l'), itemKey('l', 'A')]).toEqual(['L:l', 'I:l|', 'I:l|A']);
  expect([favouriteKey('A'), notifyKey('A')]).toEqual(['F:A', 'N:A']);
  expect([cartOf('CGB'), lineKey('REG', 'A')]).toEqual(['C:CGB|', 'C:REG|A']);
  expect(['L:l', 'I:l|A', 'C:REG|A', 'F:A'].map(nameIn)).toEqual(['l', 'A', 'A', 'A']);
});

const LINE = {
  quantity: 1,
  seenPrice: 0,
  since: 'now',
  message: null,
  isGiftWrapped: false,
  isBox: false,
  perPlace: 1,
};

describe('what is stored is read', () => {
  test.each<[string, RowValue]>([
    ['L:l', { name: 'Weekly', madeAt: 'now' }],
    ['I:l|A', { quantity: 999, isChecked: true, rank: 'a0' }],
    ['F:A', { since: 'now' }],
    ['C:CRT|A', LINE],
    ['C:CRT|A', { ...LINE, quantity: 9999, message: 'Eid Mubarak' }],
    ['N:A', {}],
  ])('%s %j', (key, value) => {
    expect(readRow(key, value)).toEqual(value);
    for (const field of Object.keys(value)) expect(readRow(key, { ...value, [field]: [] })).toBeNull();
  });

  test.each<[string, unknown]>([
    ['L:l', null],
    ['L:l', { name: 'Weekly' }],
    ['L:l', { name: 'x'.repeat(201), madeAt: 'now' }],
    ['L:l', { name: 'Weekly', madeAt: 'x'.repeat(41) }],
    ['I:l|A', { quantity: 0, isChecked: true, rank: 'a0' }],
    ['I:l|A', { quantity: 1000, isChecked: true, rank: 'a0' }],
    ['F:A', { since: 'x'.repeat(41) }],
    ['C:CRT|A', { ...LINE, quantity: 0 }],
    ['C:CRT|A', { ...LINE, quantity: 10_000 }],
    ['C:CRT|A', { ...LINE, seenPrice: -1 }],
    ['C:CRT|A', { ...LINE, message: 'x'.repeat(501) }],
    ['X:A', {}],
  ])('%s %j is nothing that this app can read', (key, value) => {
    expect(readRow(key, value)).toBeNull();
  });
});
