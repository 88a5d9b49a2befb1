/** The official SDK with the embedded realtime database: values, listens, queries, placeholders, transactions. */
import { isDeepStrictEqual } from 'node:util';

import {
  child,
  endAt,
  endBefore,
  equalTo,
  get,
  increment,
  limitToFirst,
  limitToLast,
  onChildAdded,
  onChildChanged,
  onChildRemoved,
  onValue,
  orderByChild,
  orderByKey,
  orderByValue,
  push,
  query,
  ref,
  remove,
  runTransaction,
  serverTimestamp,
  set,
  startAfter,
  startAt,
  update,
  type DatabaseReference,
  type QueryConstraint,
} from 'firebase/database';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { createTestDatabase } from '#tests/support/database.ts';
import { openRealtimeBench, type RealtimeBench } from '#tests/support/realtime-bench.ts';

let bench: RealtimeBench;
let one: DatabaseReference;
let other: DatabaseReference;
let places = 0;

beforeAll(async () => {
  bench = await openRealtimeBench(await createTestDatabase());
  const [first, second] = await Promise.all([bench.device(), bench.device('8')]);
  one = ref(first.database, 'open');
  other = ref(second.database, 'open');
});

let here: DatabaseReference;
let there: DatabaseReference;
beforeEach(() => {
  places += 1;
  here = child(one, `place-${places}`);
  there = child(other, `place-${places}`);
});

const valueOf = async (place: DatabaseReference): Promise<unknown> => (await get(place)).val();

describe('values', () => {
  test.each([
    'words',
    '5',
    'null',
    'عربي 🍋 \u2028 "quoted" \\',
    '',
    0,
    -1.5,
    1e308,
    true,
    false,
    { a: { b: { c: 1 } }, d: 'x' },
    ['first', 'second'],
    { constructor: 1, toString: { valueOf: 2 } },
  ] as unknown[])('%j is read as it was set', async (value) => {
    await set(here, value);
    expect(await valueOf(there)).toEqual(value);
  });

  test('a map that is called as a prototype is a map', async () => {
    await set(child(here, '__proto__'), { polluted: true });
    const read = await get(there);
    expect(read.child('__proto__/polluted').val()).toBe(true);
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test('set replaces, update merges at any depth, remove takes away with what is empty then', async () => {
    await set(here, { a: 1, b: { c: 2, d: 3 } });
    await update(here, { a: 4, 'b/c': 5 });
    expect(await valueOf(there)).toEqual({ a: 4, b: { c: 5, d: 3 } });
    await set(child(here, 'b'), 'leaf');
    await set(child(here, 'b/deep/er'), 6);
    expect(await valueOf(there)).toEqual({ a: 4, b: { deep: { er: 6 } } });
    await remove(child(here, 'b/deep/er'));
    expect(await valueOf(there)).toEqual({ a: 4 });
    await remove(here);
    expect((await get(there)).exists()).toBe(false);
  });

  test('the server’s time, and a sum that two add to at once', async () => {
    await set(child(here, 'at'), serverTimestamp());
    expect(Math.abs(Number(await valueOf(child(there, 'at'))) - Date.now())).toBeLessThan(5000);
    const places2 = [child(here, 'sum'), child(there, 'sum')];
    await Promise.all(Array.from({ length: 20 }, (_, index) => set(places2[index % 2] ?? here, increment(2))));
    expect(await valueOf(child(here, 'sum'))).toBe(40);
  });

  test('push makes names in the order of time', async () => {
    for (const word of ['a', 'b', 'c']) await push(here, word);
    const words: unknown[] = [];
    (await get(query(there, orderByKey()))).forEach((row) => void words.push(row.val()));
    expect(words).toEqual(['a', 'b', 'c']);
  });

  test('what is longer than a frame goes both ways, and no character is cut', async () => {
    // One odd beginning moves the pairs of the characters over every border.
    const fruit = Object.fromEntries(
      Array.from({ length: 40 }, (_, at) => [`part-${at}`, `x${'🍋'.repeat(600 + at)}`]),
    );
    const whole = { latin: 'ab'.repeat(40_000), ...fruit };
    const isWhole = (value: unknown): boolean => isDeepStrictEqual(value, whole);
    const heard: unknown[] = [];
    onValue(there, (row) => heard.push(row.val()));
    await set(child(here, 'latin'), whole.latin);
    await Promise.all(Object.entries(fruit).map(([key, value]) => set(child(here, key), value)));
    await expect.poll(() => isWhole(heard.at(-1))).toBe(true);
    // Read at once by a device that has none of it: a message of many frames.
    const { database } = await bench.device('9');
    expect(isWhole(await valueOf(ref(database, `open/place-${places}`)))).toBe(true);
  });
});

describe('listens', () => {
  test('hear each change of another device once, in order', async () => {
    const heard: string[] = [];
    onChildAdded(there, (row) => heard.push(`added ${row.key} ${row.val()}`));
    onChildChanged(there, (row) => heard.push(`changed ${row.key} ${row.val()}`));
    onChildRemoved(there, (row) => heard.push(`removed ${row.key}`));
    await get(there);
    await set(child(here, 'a'), 1);
    await update(here, { a: 2, b: 3 });
    await remove(child(here, 'a'));
    await expect.poll(() => heard).toEqual(['added a 1', 'added b 3', 'changed a 2', 'removed a']);
  });

  test('hear what is written above and below them', async () => {
    const heard: unknown[] = [];
    onValue(child(there, 'a/b'), (row) => heard.push(row.val()));
    await expect.poll(() => heard).toEqual([null]);
    await set(child(here, 'a/b/c'), 1);
    await set(here, { a: { b: 2 }, z: 0 });
    await set(child(here, 'a'), 'leaf');
    await expect.poll(() => heard).toEqual([null, { c: 1 }, 2, null]);
  });

  test('hear their own writes at once, and no value that never was', async () => {
    const heard: unknown[] = [];
    onValue(here, (row) => heard.push(row.val()));
    await get(here);
    for (let count = 1; count <= 5; count += 1) await set(here, count);
    await get(here);
    expect(heard).toEqual([null, 1, 2, 3, 4, 5]);
  });
});

describe('queries', () => {
  const ROWS = {
    a: { price: 3, name: 'olives' },
    b: { price: 1 },
    c: { name: 'dates' },
    d: { price: 3 },
    e: { price: 'free' },
    f: { price: { was: 9 } },
    g: { price: false },
    10: { price: 2 },
    9: { price: true },
  };
  const CASES: readonly [label: string, made: readonly QueryConstraint[], keys: readonly string[]][] = [
    ['by key', [orderByKey()], ['9', '10', 'a', 'b', 'c', 'd', 'e', 'f', 'g']],
    ['by a child', [orderByChild('price')], ['c', 'g', '9', 'b', '10', 'a', 'd', 'e', 'f']],
    ['the first', [orderByChild('price'), limitToFirst(2)], ['c', 'g']],
    ['the last', [orderByChild('price'), limitToLast(2)], ['e', 'f']],
    ['from a value', [orderByChild('price'), startAt(3)], ['a', 'd', 'e', 'f']],
    ['behind a value', [orderByChild('price'), startAfter(3)], ['e', 'f']],
    ['to a value', [orderByChild('price'), endAt(1)], ['c', 'g', '9', 'b']],
    ['before a value', [orderByChild('price'), endBefore(1)], ['c', 'g', '9']],
    ['one value', [orderByChild('price'), equalTo(3)], ['a', 'd']],
    ['one value from a key', [orderByChild('price'), startAt(3, 'b'), endAt(3)], ['d']],
    ['between', [orderByChild('price'), startAt(1), endAt(3), limitToLast(2)], ['a', 'd']],
    ['keys from', [orderByKey(), startAt('d')], ['d', 'e', 'f', 'g']],
    ['keys behind', [orderByKey(), startAfter('d'), limitToFirst(2)], ['e', 'f']],
    ['keys before', [orderByKey(), endBefore('a')], ['9', '10']],
    ['the last keys', [limitToLast(2)], ['f', 'g']],
    ['nothing', [orderByChild('price'), equalTo('dear')], []],
  ];
  const keysOf = (rows: { forEach: (each: (row: { key: string | null }) => void) => unknown }) => {
    const keys: (string | null)[] = [];
    rows.forEach((row) => void keys.push(row.key));
    return keys;
  };

  test.each(CASES)('%s', async (_label, made, keys) => {
    await set(here, ROWS);
    // The second device has nothing of it yet: the server filters.
    expect(keysOf(await get(query(there, ...made)))).toEqual(keys);
    const heard: (string | null)[][] = [];
    onValue(query(there, ...made), (rows) => heard.push(keysOf(rows)));
    await expect.poll(() => heard.at(-1)).toEqual(keys);
  });

  test('by value', async () => {
    await set(here, { a: 3, b: 1, c: 'x', d: false });
    expect(keysOf(await get(query(there, orderByValue(), limitToFirst(3))))).toEqual(['d', 'b', 'a']);
  });

  test('a listen to the last ones moves on as more are written', async () => {
    const heard: string[] = [];
    const last = query(there, orderByKey(), limitToLast(2));
    onChildAdded(last, (row) => heard.push(`+${row.key}`));
    onChildRemoved(last, (row) => heard.push(`-${row.key}`));
    await get(last);
    for (const key of ['a', 'b', 'c']) await set(child(here, key), 1);
    await expect.poll(() => heard).toEqual(['+a', '+b', '-a', '+c']);
  });

  test('two listens of one path keep apart', async () => {
    const heard: Record<string, unknown> = {};
    onValue(query(there, orderByKey(), limitToFirst(1)), (rows) => (heard['first'] = rows.val()));
    onValue(query(there, orderByKey(), limitToLast(1)), (rows) => (heard['last'] = rows.val()));
    await set(here, { a: 1, b: 2, c: 3 });
    await expect.poll(() => heard).toEqual({ first: { a: 1 }, last: { c: 3 } });
  });
});

describe('transactions', () => {
  test('of two devices that contend lose no step', async () => {
    const step = (place: DatabaseReference) =>
      runTransaction(place, (value: { count?: number } | null) => ({ count: (value?.count ?? 0) + 1, by: 0.1 }));
    await Promise.all(Array.from({ length: 10 }, (_, index) => step(index % 2 === 0 ? here : there)));
    expect(await valueOf(here)).toEqual({ count: 10, by: 0.1 });
  });

  test.each([[true], ['words 🍋'], [-0.25], [123_456_789], [{ 2: 'b', 10: 'c', a: { x: 1.5, y: false } }], [5e-324]])(
    'the hash of %j is the SDK’s',
    async (value) => {
      await set(here, value);
      // A transaction over what the device has heard already goes through at its first try, or not at all.
      let tries = 0;
      const stop = onValue(there, () => undefined);
      await expect.poll(async () => (await get(there)).val()).toEqual(value);
      await runTransaction(there, (seen: unknown) => {
        tries += 1;
        return { seen };
      });
      stop();
      expect(tries).toBe(1);
      expect(await valueOf(here)).toEqual({ seen: value });
    },
  );

  test('may give up', async () => {
    await set(here, 1);
    const { committed } = await runTransaction(there, () => undefined);
    expect([committed, await valueOf(here)]).toEqual([false, 1]);
  });
});
