/** Stock on PostgreSQL: nothing is held or sold twice, and on hand + sold + written off stays what it was. */
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';

import { openDatabase, type Database, type Transaction } from '#server/kit/database.ts';
import { createLog } from '#server/kit/log.ts';
import { readSettings } from '#server/kit/settings.ts';
import { createTestDatabaseUrl } from '#tests/support/database.ts';

import { extendStockHolds, holdStock, putBackStock, releaseStockHolds, writeOffStock } from './holds.ts';
import { availableStock, setStock } from './store.ts';
import { sweepStockHolds } from './sweep-stock-holds.ts';
import { takeStock } from './take-stock.ts';

let db: Database;
beforeAll(async () => {
  const { url } = await createTestDatabaseUrl();
  db = openDatabase(url, { connections: 20, lockTimeout: 10_000 });
  return () => db.close();
});

const NOW = new Date('2026-11-22T06:00:00Z');
const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
const UNTIL = later(30);

let products = 0;
let pros = 0;
const newPro = (): number => (pros += 1);

const within = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => db.transaction(work);

async function newProduct(onHand: number): Promise<string> {
  const code = `s${(products += 1)}`;
  expect(await within((tx) => setStock(tx, code, onHand))).toBe(true);
  return code;
}

type Basket = Readonly<Record<string, number>>;
const unitsOf = (basket: Basket): ReadonlyMap<string, number> => new Map(Object.entries(basket));
const hold = (proId: number, basket: Basket, now = NOW, until = UNTIL) =>
  within((tx) => holdStock(tx, { proId, units: unitsOf(basket), until, now }));
const take = (proId: number, basket: Basket, now = NOW) =>
  within((tx) => takeStock(tx, { proId, units: unitsOf(basket), now }));
const release = (proId: number) => within((tx) => releaseStockHolds(tx, proId));

async function figures(code: string): Promise<[onHand: number, held: number]> {
  const { rows } = await db.pool.query<{ on_hand: number; held: number }>('select * from stock where stock_code = $1', [
    code,
  ]);
  return [rows[0]?.on_hand ?? -1, rows[0]?.held ?? -1];
}

const available = async (code: string, forPro?: number, now = NOW): Promise<number | undefined> =>
  (await availableStock(db.orm, [code], { now, ...(forPro !== undefined && { forPro }) })).get(code);

const sweep = (now: Date) =>
  sweepStockHolds.run({}, { db, clock: { now: () => now }, log: createLog('silent'), settings: readSettings({}) });

describe('a product without a figure', () => {
  test('is unlimited, gets no hold, and is never short', async () => {
    const pro = newPro();
    expect(await hold(pro, { endless: 1000 })).toEqual([]);
    expect(await take(pro, { endless: 1000 })).toEqual([]);
    await within((tx) => putBackStock(tx, unitsOf({ endless: 3 })));
    await within((tx) => writeOffStock(tx, unitsOf({ endless: 3 })));
    expect(await available('endless')).toBeUndefined();
    expect((await availableStock(db.orm, [], { now: NOW })).size).toBe(0);
  });
});

describe('units', () => {
  test('are held for one order, in place of what it held before', async () => {
    const [milk, bread] = [await newProduct(5), await newProduct(5)];
    const [first, second] = [newPro(), newPro()];
    expect(await hold(first, { [milk]: 4, [bread]: 1, endless: 9 })).toEqual([]);
    expect([await available(milk), await available(milk, first), await available(milk, second)]).toEqual([1, 5, 1]);
    expect(await hold(second, { [milk]: 2, [bread]: 5 })).toEqual([milk, bread]);
    expect([await figures(milk), await figures(bread)]).toEqual([
      [5, 4],
      [5, 1],
    ]);
    // What it holds itself counts for it.
    expect(await hold(first, { [milk]: 5 })).toEqual([]);
    expect([await figures(milk), await figures(bread)]).toEqual([
      [5, 5],
      [5, 0],
    ]);
    // Short: what was held is held still.
    expect(await hold(first, { [milk]: 6, [bread]: 1 })).toEqual([milk]);
    expect([await figures(milk), await figures(bread)]).toEqual([
      [5, 5],
      [5, 0],
    ]);
    expect(await hold(first, {})).toEqual([]);
    expect(await figures(milk)).toEqual([5, 0]);
  });

  test('are free again when their time is over, though nobody has tidied up', async () => {
    const code = await newProduct(2);
    const [first, second] = [newPro(), newPro()];
    await hold(first, { [code]: 2 });
    expect(await available(code, second, later(29))).toBe(0);
    expect(await available(code, second, UNTIL)).toBe(2);
    expect(await hold(second, { [code]: 1 }, UNTIL, later(60))).toEqual([]);
    expect(await take(first, { [code]: 2 }, later(31))).toEqual([code]);
    // One is left, and is taken anew.
    expect(await take(first, { [code]: 1 }, later(31))).toEqual([]);
    expect(await take(second, { [code]: 1 }, later(31))).toEqual([]);
    expect(await figures(code)).toEqual([0, 0]);
  });

  test('are sold at once, those that are not held anew, and what is left over is released', async () => {
    const [milk, bread, tea] = [await newProduct(10), await newProduct(10), await newProduct(10)];
    const pro = newPro();
    await hold(pro, { [milk]: 5, [bread]: 2, [tea]: 1 });
    expect(await take(pro, { [milk]: 2, [bread]: 3, endless: 4 })).toEqual([]);
    expect([await figures(milk), await figures(bread), await figures(tea)]).toEqual([
      [8, 0],
      [7, 0],
      [10, 0],
    ]);
    await hold(pro, { [tea]: 1 });
    await release(pro);
    await release(pro);
    expect(await figures(tea)).toEqual([10, 0]);
  });

  test('that are not there are sold to nobody, and nothing of that call is', async () => {
    const [milk, bread] = [await newProduct(1), await newProduct(10)];
    const pro = newPro();
    await hold(pro, { [bread]: 2 });
    expect(await take(pro, { [milk]: 2, [bread]: 2 })).toEqual([milk]);
    expect([await figures(milk), await figures(bread)]).toEqual([
      [1, 0],
      [10, 2],
    ]);
  });

  test('come back, are written off, and are kept for longer', async () => {
    const code = await newProduct(3);
    const pro = newPro();
    await take(pro, { [code]: 3 });
    await within((tx) => putBackStock(tx, unitsOf({ [code]: 2 })));
    await within((tx) => writeOffStock(tx, unitsOf({ [code]: 1 })));
    expect(await figures(code)).toEqual([2, 0]);
    const { rows } = await db.pool.query('select written_off from stock where stock_code = $1', [code]);
    expect(rows[0].written_off).toBe(1);
    await hold(pro, { [code]: 1 });
    await hold(newPro(), { [code]: 1 });
    await within((tx) => extendStockHolds(tx, pro, later(60)));
    await sweep(later(29));
    expect(await figures(code)).toEqual([2, 2]);
    await sweep(UNTIL);
    expect(await figures(code)).toEqual([2, 1]);
  });

  test('an operator says how many there are, but not fewer than are held', async () => {
    const code = await newProduct(5);
    await hold(newPro(), { [code]: 3 });
    expect(await within((tx) => setStock(tx, code, 2))).toBe(false);
    expect(await figures(code)).toEqual([5, 3]);
    expect(await within((tx) => setStock(tx, code, 3))).toBe(true);
    expect(await available(code)).toBe(0);
  });

  test.each([0, -1, 1.5, Number.NaN, Infinity])('%s of them are refused before anything is written', async (count) => {
    const code = await newProduct(5);
    const pro = newPro();
    await expect(hold(pro, { [code]: count })).rejects.toThrow(RangeError);
    await expect(take(pro, { [code]: count })).rejects.toThrow(RangeError);
    await expect(within((tx) => putBackStock(tx, unitsOf({ [code]: count })))).rejects.toThrow(RangeError);
    await expect(within((tx) => writeOffStock(tx, unitsOf({ [code]: count })))).rejects.toThrow(RangeError);
    if (count !== 0) await expect(within((tx) => setStock(tx, code, count))).rejects.toThrow(RangeError);
    expect(await figures(code)).toEqual([5, 0]);
  });
});

test('twenty at once for the last unit: exactly one has it', async () => {
  for (let round = 0; round < 3; round += 1) {
    const code = await newProduct(3);
    // Two units that are past, which all of them want to take off, and one that is sold.
    await hold(newPro(), { [code]: 2 });
    await take(newPro(), { [code]: 1 });
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => hold(newPro(), { [code]: 2 }, later(31), later(60))),
    );
    expect(answers.filter((short) => short.length === 0)).toHaveLength(1);
    expect(await figures(code)).toEqual([2, 2]);
    const last = await newProduct(1);
    const sold = await Promise.all(Array.from({ length: 20 }, () => take(newPro(), { [last]: 1 })));
    expect(sold.filter((short) => short.length === 0)).toHaveLength(1);
    expect(await figures(last)).toEqual([0, 0]);
  }
});

test('orders that name the same products in another order do not wait for each other for ever', async () => {
  const [one, other] = [await newProduct(40), await newProduct(40)];
  const answers = await Promise.all(
    Array.from({ length: 20 }, (_, at) => hold(newPro(), at % 2 ? { [one]: 1, [other]: 1 } : { [other]: 1, [one]: 1 })),
  );
  expect(answers.flat()).toEqual([]);
  expect([await figures(one), await figures(other)]).toEqual([
    [40, 20],
    [40, 20],
  ]);
});

/** One shape for each word, so that the word tells which it is. */
type Doing<Word, More = object> = Word extends string ? { readonly do: Word } & More : never;
type Step =
  | Doing<'hold' | 'take', { readonly pro: number; readonly units: readonly [number, number] }>
  | Doing<'release' | 'extend', { readonly pro: number }>
  | Doing<'back' | 'off', { readonly at: number }>
  | Doing<'sweep' | 'wait'>;

const pro = fc.integer({ min: 0, max: 3 });
const amount = fc.integer({ min: 0, max: 3 });
const steps = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({ do: fc.constantFrom('hold' as const, 'take' as const), pro, units: fc.tuple(amount, amount) }),
    fc.record({ do: fc.constantFrom('release' as const, 'extend' as const), pro }),
    fc.record({ do: fc.constantFrom('back' as const, 'off' as const), at: fc.integer({ min: 0, max: 1 }) }),
    fc.record({ do: fc.constantFrom('sweep' as const, 'wait' as const) }),
  ),
  { minLength: 5, maxLength: 25 },
);

test('no unit is made or lost, and held is what is held, after any steps', { timeout: 60_000 }, async () => {
  await fc.assert(
    fc.asyncProperty(steps, fc.integer({ min: 0, max: 6 }), async (list, onHand) => {
      const codes = [await newProduct(onHand), await newProduct(onHand)];
      const own = Array.from({ length: 4 }, newPro);
      const sold = [0, 0];
      let minutes = 0;
      for (const step of list) {
        const now = later(minutes);
        if (step.do === 'wait') minutes += 10;
        else if (step.do === 'sweep') await sweep(now);
        else if (step.do === 'back' || step.do === 'off') {
          if ((sold[step.at] ?? 0) === 0) continue;
          sold[step.at] = (sold[step.at] ?? 0) - 1;
          const units = new Map([[codes[step.at] ?? '', 1]]);
          await within((tx) => (step.do === 'back' ? putBackStock(tx, units) : writeOffStock(tx, units)));
        } else {
          const proId = own[step.pro] ?? 0;
          if (step.do === 'release') await release(proId);
          else if (step.do === 'extend') await within((tx) => extendStockHolds(tx, proId, later(minutes + 15)));
          else {
            const wanted = codes.flatMap((code, at) => ((step.units[at] ?? 0) > 0 ? [[code, step.units[at]]] : []));
            const basket: Basket = Object.fromEntries(wanted);
            if (step.do === 'hold') await hold(proId, basket, now, later(minutes + 15));
            else if ((await take(proId, basket, now)).length === 0) {
              for (const [at, count] of step.units.entries()) sold[at] = (sold[at] ?? 0) + count;
            }
          }
        }
        const { rows } = await db.pool.query(
          `select on_hand, written_off, held, (select coalesce(sum(units), 0)::integer from stock_hold h
             where h.stock_code = s.stock_code) as holds from stock s where stock_code = any($1) order by array_position($1, stock_code)`,
          [codes],
        );
        for (const [at, row] of rows.entries()) {
          expect(row.held).toBe(row.holds);
          expect(row.held).toBeLessThanOrEqual(row.on_hand);
          expect(row.on_hand + (sold[at] ?? 0) + row.written_off).toBe(onHand);
        }
      }
    }),
    { numRuns: 15 },
  );
});
