/** The slots of the days ahead on PostgreSQL: made once for each emirate, and offered until their cut-off. */
import { beforeAll, describe, expect, test } from 'vitest';

import type { Database } from '#server/kit/database.ts';
import { createLog } from '#server/kit/log.ts';
import { readSettings } from '#server/kit/settings.ts';
import { readShopSettings } from '#server/shop-settings.ts';
import { createTestDatabase } from '#tests/support/database.ts';

import { ensureSlots, makeSlotsAhead } from './make-slots.ts';
import { makeSlots } from './new-slots.ts';
import { openSlots } from './store.ts';
import { slot } from './table.ts';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});

const settings = readShopSettings({});
/** A Sunday, 10:00 in Dubai. */
const NOW = new Date('2026-11-22T06:00:00Z');
const later = (minutes: number): Date => new Date(NOW.getTime() + minutes * 60_000);

describe('the slots ahead', () => {
  test('are made once for each emirate, of today and fourteen days more', async () => {
    const zones = [1, 2, 3, 4, 5, 6, 7];
    const range = { now: NOW, settings, zones };
    // Fifteen days, two Fridays among them, of seven standard and fourteen express slots.
    expect(await db.transaction((tx) => makeSlots(tx, range))).toBe(7 * (15 * 21 - 2 * 3));
    expect(await db.transaction((tx) => makeSlots(tx, range))).toBe(0);
    // A day later there is a day more.
    expect(await db.transaction((tx) => makeSlots(tx, { ...range, now: later(1440) }))).toBe(7 * 21);
  });

  test('are looked after at the start of a server and each night', async () => {
    const month = new Date('2027-03-01T06:00:00Z');
    await ensureSlots(db, month, settings);
    const search = {
      zone: 7,
      kind: 'express',
      fromDay: '2027-03-15',
      toDay: '2027-03-15',
      now: month,
      settings,
    } as const;
    expect(await openSlots(db.orm, search)).toHaveLength(14);
    await ensureSlots(db, month, settings);
    const clock = { now: () => new Date('2027-03-01T20:05:00Z') };
    await makeSlotsAhead.run({}, { db, clock, log: createLog('silent'), settings: readSettings({}) });
    expect(await openSlots(db.orm, { ...search, fromDay: '2027-03-16', toDay: '2027-03-16' })).toHaveLength(14);
    expect(await openSlots(db.orm, { ...search, fromDay: '2027-03-17', toDay: '2027-03-17' })).toEqual([]);
  });

  test('can be chosen by emirate, kind and day until their cut-off', async () => {
    const search = {
      zone: 1,
      kind: 'standard',
      fromDay: '2026-11-22',
      toDay: '2026-11-23',
      now: NOW,
      settings,
    } as const;
    const found = await openSlots(db.orm, search);
    // Of today those from 14:00 on: the one of 12:00 is past its cut-off at 10:00.
    expect(found.map(({ day, startsAt }) => `${day} ${startsAt.getUTCHours() + 4}`)).toEqual([
      ...[14, 16, 18, 20].map((hour) => `2026-11-22 ${hour}`),
      ...[8, 10, 12, 14, 16, 18, 20].map((hour) => `2026-11-23 ${hour}`),
    ]);
    expect(found.every((one) => one.hasRoom && one.zone === 1 && one.kind === 'standard')).toBe(true);
    const express = await openSlots(db.orm, { ...search, kind: 'express', toDay: '2026-11-22', now: later(29) });
    expect(express[0]?.startsAt.toISOString()).toBe('2026-11-22T06:00:00.000Z');
    const afterwards = await openSlots(db.orm, { ...search, kind: 'express', toDay: '2026-11-22', now: later(30) });
    expect(afterwards[0]?.startsAt.toISOString()).toBe('2026-11-22T07:00:00.000Z');
  });

  test('of which a few places are left are nearly full, those with none are full', async () => {
    const { slotNearlyFull: few } = settings;
    const day = '2031-01-01';
    const startsAt = (index: number): Date => new Date(Date.parse(`${day}T04:00:00Z`) + index * 7_200_000);
    const left = [few + 1, few, 1, 0];
    await db.orm.insert(slot).values(
      left.map((places, index) => ({
        zone: 99,
        kind: 'standard' as const,
        day,
        startsAt: startsAt(index),
        endsAt: startsAt(index + 1),
        capacity: 10,
        taken: 10 - places,
      })),
    );
    const found = await openSlots(db.orm, { zone: 99, kind: 'standard', fromDay: day, toDay: day, now: NOW, settings });
    expect(found.map(({ hasRoom, isNearlyFull }) => [hasRoom, isNearlyFull])).toEqual([
      [true, false],
      [true, true],
      [true, true],
      [false, false],
    ]);
  });
});
