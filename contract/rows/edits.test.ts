/** Each edit by itself: which row it is about, what it must see, and what becomes of the rows. */
import { describe, expect, test } from 'vitest';

import { attempt } from '#contract/call.ts';
import type { Effect, Rows, RowValue } from '#contract/rules/mutation.ts';
import { RowIndex } from '#contract/rules/row-index.ts';

import { edits } from './edits.ts';

const LIST = { name: 'Weekly', madeAt: '2026-11-20' };
const ITEM = { quantity: 2, isChecked: false, rank: 'a0' };
const LINE = {
  quantity: 3,
  seenPrice: 450,
  since: '2026-11-20',
  message: 'Eid Mubarak',
  isGiftWrapped: true,
  isBox: false,
  perPlace: 1,
};

function rowsOf(entries: Readonly<Record<string, RowValue>>, changed: readonly string[] = []): Rows {
  const index = new RowIndex();
  for (const [key, value] of Object.entries(entries)) index.set(key, value);
  return {
    get: (key) => index.get(key),
    below: (prefix) => index.below(prefix),
    isChangedElsewhere: (key, seen) => seen < 7 && changed.includes(key),
  };
}

function read(name: string, args: RowValue) {
  const edit = edits.find((one) => one.name === name);
  if (!edit) throw new Error(`no edit ${name}`);
  const decoded = attempt(() => edit.args.decode(args, '', { strict: true, fromText: false }));
  return decoded.ok ? { edit, args: decoded.value } : null;
}

function apply(name: string, args: RowValue, rows: Rows = rowsOf({})): Effect {
  const found = read(name, args);
  if (!found) throw new Error('the arguments are not such');
  return found.edit.apply(rows, found.args);
}

const many = (count: number, key: (n: number) => string, value: RowValue) =>
  Object.fromEntries(Array.from({ length: count }, (_, n) => [key(n), value]));

const IN_BOX = { cartType: 'CGB', stockCode: 'A', seenPrice: 0, since: 'now' };

/** Name, arguments, the row it is about, what it needs. */
const EDITS: [string, RowValue, string, string[]][] = [
  ['list.create', { listId: 'l', name: 'Party', madeAt: 'now' }, 'L:l', ['L:']],
  ['list.rename', { listId: 'l', name: 'Party' }, 'L:l', ['L:l']],
  ['list.delete', { listId: 'l', seen: 7 }, 'L:l', ['L:l', 'I:l|']],
  ['item.add', { listId: 'l', stockCode: 'A', quantity: 1, rank: 'a0' }, 'I:l|A', ['L:l', 'I:l|']],
  ['item.quantity', { listId: 'l', stockCode: 'A', quantity: 1 }, 'I:l|A', ['L:l', 'I:l|A']],
  ['item.check', { listId: 'l', stockCode: 'A', isChecked: true }, 'I:l|A', ['L:l', 'I:l|A']],
  ['item.move', { listId: 'l', stockCode: 'A', rank: 'b' }, 'I:l|A', ['L:l', 'I:l|A']],
  ['item.remove', { listId: 'l', stockCode: 'A' }, 'I:l|A', ['L:l', 'I:l|A']],
  ['favourite.set', { stockCode: 'A', isOn: true, since: 'now' }, 'F:A', ['F:']],
  ['notify.set', { stockCode: 'A', isOn: true }, 'N:A', ['N:']],
  ['cart.set', { cartType: 'CRT', stockCode: 'A', quantity: 1, seenPrice: 0, since: 'now' }, 'C:CRT|A', ['C:CRT|']],
  [
    'cart.add',
    { cartType: 'CGB', stockCode: 'A', by: -1, seenPrice: 0, since: 'now' },
    'C:CGB|A',
    ['C:CGB|', 'C:CRT|'],
  ],
  ['cart.message', { cartType: 'REG', stockCode: 'A', message: null, isGiftWrapped: true }, 'C:REG|A', ['C:REG|A']],
  ['box.choose', { ...IN_BOX, instead: null }, 'C:CGB|A', ['C:CGB|']],
  ['box.move', { ...IN_BOX, quantity: 1, perPlace: 1 }, 'C:CGB|A', ['C:CGB|', 'C:CRT|']],
];

test('these are all', () => {
  expect(edits.map(({ name }) => name)).toEqual(EDITS.map(([name]) => name));
});

describe.each(EDITS)('%s', (name, args, about, needs) => {
  test('is about one row, and says what it must see', () => {
    const found = read(name, args);
    expect(found?.args).toEqual(args);
    expect(found?.edit.about(found.args)).toBe(about);
    expect(found?.edit.needs(found.args)).toEqual(needs);
  });

  test.each(Object.keys(args))('needs %s, and of its kind', (field) => {
    // Whatever may be null may be left out.
    if (args[field] !== null) expect(read(name, { ...args, [field]: undefined })).toBeNull();
    expect(read(name, { ...args, [field]: [] })).toBeNull();
    if (typeof args[field] === 'string') expect(read(name, { ...args, [field]: 'x'.repeat(201) })).toBeNull();
    if (typeof args[field] === 'number') expect(read(name, { ...args, [field]: 10_000_000_000_000_000 })).toBeNull();
  });
});

test.each<[string, string, number, number]>([
  ['list.delete', 'seen', 0, Number.MAX_SAFE_INTEGER],
  ['item.add', 'quantity', 1, 999],
  ['item.quantity', 'quantity', 1, 999],
  ['cart.set', 'quantity', 0, 9999],
  ['cart.set', 'seenPrice', 0, Number.MAX_SAFE_INTEGER],
  ['cart.add', 'by', -9999, 9999],
])('%s takes %s from %i to %i', (name, field, least, most) => {
  const args = EDITS.find(([one]) => one === name)?.[1] ?? {};
  for (const good of [least, most]) expect(read(name, { ...args, [field]: good })).not.toBeNull();
  for (const bad of [least - 1, most + 1, 1.5]) expect(read(name, { ...args, [field]: bad })).toBeNull();
});

describe('lists', () => {
  test('a name is trimmed, and has 1 to 60 characters', () => {
    const made = (name: string) => apply('list.create', { listId: 'l', name, madeAt: 'now' });
    const renamed = (name: string) => apply('list.rename', { listId: 'l', name }, rowsOf({ 'L:l': LIST }));
    const longest = 'x'.repeat(60);
    expect(made(` ${longest} `)).toEqual({ changes: [['L:l', { name: longest, madeAt: 'now' }]] });
    expect(renamed(` ${longest} `)).toEqual({ changes: [['L:l', { ...LIST, name: longest }]] });
    for (const name of ['', ' \t', `${longest}x`]) {
      expect(made(name)).toEqual({ refused: 'name_blank' });
      expect(renamed(name)).toEqual({ refused: 'name_blank' });
    }
  });

  test('one that is there is not made again; there are 100 at most', () => {
    const args = { listId: 'l', name: 'Party', madeAt: 'now' };
    expect(apply('list.create', args, rowsOf({ 'L:l': LIST }))).toEqual({ changes: [] });
    const full = many(100, (n) => `L:${n}`, LIST);
    expect(apply('list.create', args, rowsOf(full))).toEqual({ refused: 'too_many' });
    expect(apply('list.create', args, rowsOf(many(99, (n) => `L:${n}`, LIST))).changes).toHaveLength(1);
  });

  test('one that is gone is not renamed', () => {
    expect(apply('list.rename', { listId: 'l', name: 'Party' })).toEqual({ refused: 'list_gone' });
  });

  test('goes with its items, unless another device changed one of them since', () => {
    const entries = { 'L:l': LIST, 'I:l|A': ITEM, 'I:l|B': ITEM, 'I:m|C': ITEM };
    const args = { listId: 'l', seen: 6 };
    const gone = { changes: ['L:l', 'I:l|A', 'I:l|B'].map((key) => [key, null]) };
    expect(apply('list.delete', args, rowsOf(entries))).toEqual(gone);
    expect(apply('list.delete', args, rowsOf(entries, ['I:m|C']))).toEqual(gone);
    for (const key of ['L:l', 'I:l|B']) {
      expect(apply('list.delete', args, rowsOf(entries, [key]))).toEqual({ refused: 'list_changed' });
      expect(apply('list.delete', { ...args, seen: 7 }, rowsOf(entries, [key]))).toEqual(gone);
    }
    expect(apply('list.delete', args)).toEqual({ changes: [] });
  });
});

describe('items', () => {
  const at = { listId: 'l', stockCode: 'A' };
  const there = rowsOf({ 'L:l': LIST, 'I:l|A': ITEM });

  test('one is added unticked, once, 500 to a list', () => {
    const args = { ...at, quantity: 4, rank: 'b' };
    const added = { changes: [['I:l|A', { quantity: 4, isChecked: false, rank: 'b' }]] };
    expect(apply('item.add', args, rowsOf({ 'L:l': LIST }))).toEqual(added);
    expect(apply('item.add', args, there)).toEqual({ changes: [] });
    const others = (count: number) => rowsOf({ 'L:l': LIST, 'I:m|A': ITEM, ...many(count, (n) => `I:l|${n}`, ITEM) });
    expect(apply('item.add', args, others(499))).toEqual(added);
    expect(apply('item.add', args, others(500))).toEqual({ refused: 'too_many' });
  });

  test.each<[string, RowValue, RowValue]>([
    ['item.quantity', { quantity: 9 }, { ...ITEM, quantity: 9 }],
    ['item.check', { isChecked: true }, { ...ITEM, isChecked: true }],
    ['item.move', { rank: 'z' }, { ...ITEM, rank: 'z' }],
  ])('%s sets its field and leaves the others; what was taken off stays off', (name, args, value) => {
    expect(apply(name, { ...at, ...args }, there)).toEqual({ changes: [['I:l|A', value]] });
    expect(apply(name, { ...at, ...args }, rowsOf({ 'L:l': LIST }))).toEqual({ changes: [] });
    expect(apply(name, { ...at, ...args })).toEqual({ refused: 'list_gone' });
  });

  test('one is taken off', () => {
    expect(apply('item.remove', at, there)).toEqual({ changes: [['I:l|A', null]] });
    expect(apply('item.remove', at, rowsOf({ 'L:l': LIST }))).toEqual({ changes: [] });
    expect(apply('item.remove', at)).toEqual({ refused: 'list_gone' });
    expect(apply('item.add', { ...at, quantity: 1, rank: 'a' })).toEqual({ refused: 'list_gone' });
  });
});

describe.each([
  ['favourite.set', 'F:', { since: 'now' }],
  ['notify.set', 'N:', {}],
])('%s', (name, prefix, value) => {
  const args = { stockCode: 'A', ...value };

  test('is set as asked, never toggled; 2,000 at most', () => {
    const on = { changes: [[`${prefix}A`, value]] };
    expect(apply(name, { ...args, isOn: true })).toEqual(on);
    expect(apply(name, { ...args, isOn: true }, rowsOf({ [`${prefix}A`]: value }))).toEqual({ changes: [] });
    expect(apply(name, { ...args, isOn: false })).toEqual({ changes: [] });
    const off = { changes: [[`${prefix}A`, null]] };
    expect(apply(name, { ...args, isOn: false }, rowsOf({ [`${prefix}A`]: value }))).toEqual(off);
    const others = (count: number) => rowsOf(many(count, (n) => `${prefix}${n}`, value));
    expect(apply(name, { ...args, isOn: true }, others(1999))).toEqual(on);
    expect(apply(name, { ...args, isOn: true }, others(2000))).toEqual({ refused: 'too_many' });
  });
});

describe('the cart', () => {
  const at = { cartType: 'CRT', stockCode: 'A', seenPrice: 500, since: 'now' };
  const there = rowsOf({ 'C:CRT|A': LINE });
  const fresh = { seenPrice: 500, since: 'now', message: null, isGiftWrapped: false, isBox: false, perPlace: 1 };

  test('a quantity is set and keeps the message; 0 takes the line away', () => {
    expect(apply('cart.set', { ...at, quantity: 5 })).toEqual({ changes: [['C:CRT|A', { ...fresh, quantity: 5 }]] });
    expect(apply('cart.set', { ...at, quantity: 5 }, there)).toEqual({
      changes: [['C:CRT|A', { ...LINE, quantity: 5, seenPrice: 500 }]],
    });
    expect(apply('cart.set', { ...at, quantity: 0 }, there)).toEqual({ changes: [['C:CRT|A', null]] });
    expect(apply('cart.set', { ...at, quantity: 0 })).toEqual({ changes: [] });
  });

  test('300 lines at most, each of the carts by itself; those that are there still change', () => {
    const lines = (count: number) => ({ 'C:REG|A': LINE, ...many(count, (n) => `C:CRT|${n}`, LINE) });
    expect(apply('cart.set', { ...at, quantity: 1 }, rowsOf(lines(299))).changes).toHaveLength(1);
    expect(apply('cart.set', { ...at, quantity: 1 }, rowsOf(lines(300)))).toEqual({ refused: 'too_many' });
    expect(apply('cart.set', { ...at, stockCode: '7', quantity: 1 }, rowsOf(lines(300))).changes).toHaveLength(1);
  });

  test('so many more or fewer, from 0 to 9,999', () => {
    const after = (by: number, rows?: Rows) => apply('cart.add', { ...at, by }, rows).changes?.[0]?.[1];
    expect(after(2)).toEqual({ ...fresh, quantity: 2 });
    expect(after(2, there)).toEqual({ ...LINE, quantity: 5, seenPrice: 500 });
    expect(after(-2, there)).toEqual({ ...LINE, quantity: 1, seenPrice: 500 });
    expect(after(9999, there)).toMatchObject({ quantity: 9999 });
    expect(after(-4, there)).toBeNull();
    expect(after(-1)).toBeUndefined();
    expect(after(2, rowsOf({ 'C:CRT|A': { ...LINE, quantity: '3' } }))).toMatchObject({ quantity: 2 });
  });

  test('what comes regularly is not made there; a line from before is only taken out (remaining.md C23)', () => {
    const regular = { ...at, cartType: 'REG' };
    const old = rowsOf({ 'C:REG|A': { ...fresh, quantity: 3 } });
    const refused = { refused: 'is_regular' };
    for (const rows of [undefined, old]) {
      expect(apply('cart.set', { ...regular, quantity: 1 }, rows)).toEqual(refused);
      expect(apply('cart.add', { ...regular, by: 1 }, rows)).toEqual(refused);
      const message = { cartType: 'REG', stockCode: 'A', message: null, isGiftWrapped: true };
      expect(apply('cart.message', message, rows)).toEqual(refused);
    }
    expect(apply('cart.set', { ...regular, quantity: 0 }, old)).toEqual({ changes: [['C:REG|A', null]] });
    expect(apply('cart.add', { ...regular, by: -3 }, old)).toEqual({ changes: [['C:REG|A', null]] });
    expect(apply('cart.add', { ...regular, by: -1 }, old)).toEqual(refused);
    expect(apply('cart.set', { ...regular, quantity: 0 })).toEqual({ changes: [] });
  });

  test('a line that is there takes a message of 50 characters', () => {
    const written = { cartType: 'CRT', stockCode: 'A', message: 'x'.repeat(50), isGiftWrapped: false };
    expect(apply('cart.message', written, there)).toEqual({
      changes: [['C:CRT|A', { ...LINE, message: 'x'.repeat(50), isGiftWrapped: false }]],
    });
    expect(apply('cart.message', written)).toEqual({ changes: [] });
    expect(read('cart.message', { ...written, message: 'x'.repeat(51) })).toBeNull();
    expect(read('cart.message', { ...written, cartType: 'XXX' })).toBeNull();
  });
});
