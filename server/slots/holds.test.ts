/** Places on PostgreSQL: held and taken never beyond a slot's capacity, whatever runs at the same time and whoever tidies up. */
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';

import { systemClock } from '#server/kit/clock.ts';
import { openDatabase, type Database, type Transaction } from '#server/kit/database.ts';
import { createLog } from '#server/kit/log.ts';
import { readSettings } from '#server/kit/settings.ts';
import { readShopSettings } from '#server/shop-settings.ts';
import { createTestDatabaseUrl } from '#tests/support/database.ts';

import { extendSlotHolds, freeTakenSlot, holdSlot, releaseSlotHolds } from './holds.ts';
import { findSlot, openSlots, type SlotRow } from './store.ts';
import { sweepSlotHolds } from './sweep-slot-holds.ts';
import { slot, slotHold } from './table.ts';
import { takeSlots } from './take-slots.ts';

let db: Database;
beforeAll(async () => {
  const { url } = await createTestDatabaseUrl();
  db = openDatabase(url, { connections: 20, lockTimeout: 10_000 });
  return () => db.close();
});

const settings = readShopSettings({});
const HERE = 99;
/** A Sunday, 10:00 in Dubai. */
const NOW = new Date('2026-11-22T06:00:00Z');
const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);
const UNTIL = later(30);

let made = 0;
let pros = 0;
const newPro = (): number => (pros += 1);

/** A slot that nobody else of these tests uses: each starts a day after the one before. Four hours from now at the earliest. */
async function newSlot(more: Partial<typeof slot.$inferInsert> = {}): Promise<SlotRow> {
  const startsAt = later(240 + (made += 1) * 1440);
  const endsAt = new Date(startsAt.getTime() + 7_200_000);
  const [row] = await db.orm
    .insert(slot)
    .values({ zone: HERE, kind: 'standard', day: '2031-01-01', startsAt, endsAt, capacity: 1, ...more })
    .returning();
  if (!row) throw new Error('no slot');
  return row;
}

const within = <T>(work: (tx: Transaction) => Promise<T>): Promise<T> => db.transaction(work);
const hold = (proId: number, slotId: number, more: Partial<Parameters<typeof holdSlot>[1]> = {}) =>
  within((tx) => holdSlot(tx, { proId, groupNo: 1, slotId, zone: HERE, until: UNTIL, now: NOW, settings, ...more }));
const takeAll = (proId: number, slotIds: readonly number[], now = NOW) =>
  within((tx) => takeSlots(tx, { proId, groups: slotIds.map((slotId, at) => ({ groupNo: at + 1, slotId })), now }));
const take = async (proId: number, slotId: number, now = NOW) => (await takeAll(proId, [slotId], now)).length === 0;

async function figures(id: number): Promise<[held: number, taken: number]> {
  const found = await findSlot(db.orm, id);
  return [found?.held ?? -1, found?.taken ?? -1];
}

const hasRoom = async (id: number, forPro?: number, now = NOW): Promise<boolean | undefined> => {
  const found = await openSlots(db.orm, {
    zone: HERE,
    kind: 'standard',
    fromDay: '2031-01-01',
    toDay: '2031-01-01',
    now,
    settings,
    ...(forPro !== undefined && { forPro }),
  });
  return found.find((one) => one.id === id)?.hasRoom;
};

describe('a place', () => {
  test('is held for one, and is room for that one alone', async () => {
    const { id } = await newSlot();
    const [first, second] = [newPro(), newPro()];
    expect(await hold(first, id)).toBe('held');
    expect(await hold(second, id)).toBe('full');
    expect(await hasRoom(id)).toBe(false);
    expect(await hasRoom(id, first)).toBe(true);
    expect(await hasRoom(id, second)).toBe(false);
    expect(await hold(first, id, { until: later(50) })).toBe('held');
    expect(await figures(id)).toEqual([1, 0]);
  });

  test('is free again when its time is over, though nobody has tidied up', async () => {
    const { id } = await newSlot();
    const [first, second] = [newPro(), newPro()];
    await hold(first, id);
    expect(await hasRoom(id, second, later(29))).toBe(false);
    expect(await hasRoom(id, second, UNTIL)).toBe(true);
    expect(await hold(second, id, { now: UNTIL, until: later(60) })).toBe('held');
    expect(await figures(id)).toEqual([1, 0]);
    // The first comes back too late, and is told so.
    expect(await take(first, id, later(31))).toBe(false);
    expect(await take(second, id, later(31))).toBe(true);
    expect(await figures(id)).toEqual([0, 1]);
  });

  test('moves with its group, and stays where the other slot is full or gone', async () => {
    const [one, other] = [await newSlot(), await newSlot()];
    const [first, second] = [newPro(), newPro()];
    await hold(first, one.id);
    expect(await hold(first, other.id)).toBe('held');
    expect(await figures(one.id)).toEqual([0, 0]);
    expect(await figures(other.id)).toEqual([1, 0]);
    expect(await hold(second, one.id)).toBe('held');
    expect(await hold(first, one.id)).toBe('full');
    expect(await hold(first, one.id, { zone: 3 })).toBe('gone');
    expect(await hold(first, 1)).toBe('gone');
    const soon = await newSlot({ startsAt: later(120), endsAt: later(240), capacity: 5 });
    expect(await hold(first, soon.id)).toBe('gone');
    expect(await hold(first, soon.id, { now: later(-1) })).toBe('held');
    expect(await figures(other.id)).toEqual([0, 0]);
  });

  test('each group of an order has its own', async () => {
    const [{ id }, other] = [await newSlot({ capacity: 2 }), await newSlot()];
    const [pro, second] = [newPro(), newPro()];
    await hold(pro, id, { groupNo: 1 });
    await hold(pro, id, { groupNo: 2 });
    await hold(pro, other.id, { groupNo: 3 });
    expect(await figures(id)).toEqual([2, 0]);
    expect(await takeAll(pro, [id, id])).toEqual([]);
    // What it held besides is let go.
    expect([await figures(id), await figures(other.id)]).toEqual([
      [0, 2],
      [0, 0],
    ]);
    await hold(second, other.id);
    // All or none: its own place in the one slot stays held, because there is none in the other.
    expect(await takeAll(second, [other.id, id])).toEqual([id]);
    expect([await figures(id), await figures(other.id)]).toEqual([
      [0, 2],
      [1, 0],
    ]);
  });

  test('is held by one group, and wanted by another too: both have to fit', async () => {
    const { id } = await newSlot({ capacity: 2 });
    const pro = newPro();
    await hold(pro, id);
    await hold(newPro(), id);
    expect(await takeAll(pro, [id, id])).toEqual([id]);
    expect(await takeAll(pro, [id, id], UNTIL)).toEqual([]);
    expect(await figures(id)).toEqual([0, 2]);
  });

  test('is taken once, out of the own hold or anew where that is past', async () => {
    const { id, endsAt } = await newSlot({ capacity: 3 });
    const [first, second, third] = [newPro(), newPro(), newPro()];
    await hold(first, id);
    expect(await take(first, id)).toBe(true);
    await hold(second, id);
    expect(await take(second, id, later(31))).toBe(true);
    expect(await figures(id)).toEqual([0, 2]);
    expect(await take(third, id, endsAt)).toBe(false);
    expect(await take(third, 1)).toBe(false);
    // A live hold keeps its place, whatever the time is.
    await hold(third, id, { until: new Date(endsAt.getTime() + 60_000) });
    expect(await take(third, id, endsAt)).toBe(true);
    expect(await take(newPro(), id)).toBe(false);
    expect(await figures(id)).toEqual([0, 3]);
    await within((tx) => freeTakenSlot(tx, id));
    expect(await figures(id)).toEqual([0, 2]);
  });

  test('that is taken elsewhere lets go of the one that was held', async () => {
    const [one, other] = [await newSlot(), await newSlot()];
    const pro = newPro();
    await hold(pro, one.id);
    expect(await take(pro, other.id)).toBe(true);
    expect([await figures(one.id), await figures(other.id)]).toEqual([
      [0, 0],
      [0, 1],
    ]);
  });

  test('cannot be given back where none is taken', async () => {
    const { id } = await newSlot();
    await expect(within((tx) => freeTakenSlot(tx, id))).rejects.toThrow();
  });

  test('is kept for longer, and tidied up by the job once its time is over', async () => {
    const { id } = await newSlot({ capacity: 2 });
    const [first, second] = [newPro(), newPro()];
    await hold(first, id);
    await hold(second, id);
    await within((tx) => extendSlotHolds(tx, second, later(60)));
    const deps = { db, log: createLog('silent'), settings: readSettings({}) };
    await sweepSlotHolds.run({}, { ...deps, clock: { now: () => later(29) } });
    expect(await figures(id)).toEqual([2, 0]);
    await sweepSlotHolds.run({}, { ...deps, clock: { now: () => UNTIL } });
    expect(await figures(id)).toEqual([1, 0]);
    await sweepSlotHolds.run({}, { ...deps, clock: systemClock });
  });
});

test('twenty at once for the last place: exactly one has it', async () => {
  for (let round = 0; round < 3; round += 1) {
    const { id } = await newSlot({ capacity: 3 });
    // Two places that are past, which all of them want to take off.
    for (const until of [later(1), later(2)]) await hold(newPro(), id, { until });
    await take(newPro(), id);
    await take(newPro(), id, later(1));
    const tries = await Promise.all(Array.from({ length: 20 }, () => hold(newPro(), id, { now: later(3) })));
    expect(tries.filter((answer) => answer === 'held')).toHaveLength(1);
    expect(await figures(id)).toEqual([1, 2]);
    const last = await newSlot();
    const taken = await Promise.all(Array.from({ length: 20 }, () => take(newPro(), last.id)));
    expect(taken.filter(Boolean)).toHaveLength(1);
    expect(await figures(last.id)).toEqual([0, 1]);
  }
});

test('two that change places with each other do not wait for ever', async () => {
  const [one, other] = [await newSlot({ capacity: 20 }), await newSlot({ capacity: 20 })];
  const all = Array.from({ length: 20 }, newPro);
  await Promise.all(all.map((pro, at) => hold(pro, at % 2 ? one.id : other.id)));
  const moved = await Promise.all(all.map((pro, at) => hold(pro, at % 2 ? other.id : one.id)));
  expect(moved.every((answer) => answer === 'held')).toBe(true);
  expect([await figures(one.id), await figures(other.id)]).toEqual([
    [10, 0],
    [10, 0],
  ]);
});

/** One shape for each word, so that the word tells which it is. */
type Doing<Word, More = object> = Word extends string ? { readonly do: Word } & More : never;
type Step =
  | Doing<'hold' | 'take', { readonly pro: number; readonly at: number; readonly minutes: number }>
  | Doing<'release' | 'extend', { readonly pro: number }>
  | Doing<'free', { readonly at: number }>
  | Doing<'sweep' | 'wait'>;

const steps = fc.array(
  fc.oneof<fc.Arbitrary<Step>[]>(
    fc.record({
      do: fc.constantFrom('hold' as const, 'take' as const),
      pro: fc.integer({ min: 0, max: 4 }),
      at: fc.integer({ min: 0, max: 1 }),
      minutes: fc.integer({ min: 1, max: 30 }),
    }),
    fc.record({ do: fc.constantFrom('release' as const, 'extend' as const), pro: fc.integer({ min: 0, max: 4 }) }),
    fc.record({ do: fc.constant('free' as const), at: fc.integer({ min: 0, max: 1 }) }),
    fc.record({ do: fc.constantFrom('sweep' as const, 'wait' as const) }),
  ),
  { minLength: 5, maxLength: 25 },
);

test(
  'held and taken come to no more than the capacity, and held is what is held, after any steps',
  { timeout: 60_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.integer({ min: 1, max: 3 }), async (list, capacity) => {
        const slots = [await newSlot({ capacity }), await newSlot({ capacity })];
        const own = Array.from({ length: 5 }, newPro);
        const idAt = (at: number): number => slots[at]?.id ?? 0;
        const taken = [0, 0];
        let minutes = 0;
        for (const step of list) {
          const now = later(minutes);
          if (step.do === 'wait') minutes += 10;
          else if (step.do === 'sweep') {
            await sweepSlotHolds.run(
              {},
              { db, clock: { now: () => now }, log: createLog('silent'), settings: readSettings({}) },
            );
          } else if (step.do === 'free') {
            if ((taken[step.at] ?? 0) === 0) continue;
            taken[step.at] = (taken[step.at] ?? 0) - 1;
            await within((tx) => freeTakenSlot(tx, idAt(step.at)));
          } else {
            const proId = own[step.pro] ?? 0;
            if (step.do === 'release') await within((tx) => releaseSlotHolds(tx, proId));
            else if (step.do === 'extend') await within((tx) => extendSlotHolds(tx, proId, later(minutes + 15)));
            else if (step.do === 'hold')
              await hold(proId, idAt(step.at), { now, until: later(minutes + step.minutes) });
            else if (await take(proId, idAt(step.at), now)) taken[step.at] = (taken[step.at] ?? 0) + 1;
          }
          for (const [at, { id }] of slots.entries()) {
            const found = await findSlot(db.orm, id);
            const holds = await db.orm.$count(slotHold, eq(slotHold.slotId, id));
            expect(found).toMatchObject({ held: holds, taken: taken[at] });
            expect((found?.held ?? 0) + (found?.taken ?? 0)).toBeLessThanOrEqual(capacity);
          }
        }
      }),
      { numRuns: 15 },
    );
  },
);
