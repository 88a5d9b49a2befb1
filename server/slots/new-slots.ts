/** The rows of the slots to come. */
import { and, eq, inArray, sql } from 'drizzle-orm';

import type { Queryable, Transaction } from '#server/kit/database.ts';
import type { ShopSettings } from '#server/shop-settings.ts';

import { slotDaysFrom, slotTimesOf } from './calendar.ts';
import { slot } from './table.ts';

export interface SlotRange {
  readonly now: Date;
  readonly settings: ShopSettings;
  /** Emirates by their numbers, of areas.json. */
  readonly zones: readonly number[];
}

/**
 * Makes the slots of today and `slotDays` more for each zone; those that are there stay as they are, so that it may run as often as it
 * likes. Answers how many it made.
 */
export async function makeSlots(tx: Transaction, { now, settings, zones }: SlotRange): Promise<number> {
  const capacityOf = { standard: settings.slotCapacity, express: settings.expressCapacity };
  const times = slotDaysFrom(now, settings).flatMap((day) =>
    slotTimesOf(day, settings).map(({ kind, startsAt, endsAt }) => ({
      day,
      kind,
      capacity: capacityOf[kind],
      starts_at: startsAt.toISOString(),
      ends_at: endsAt.toISOString(),
    })),
  );
  // One statement: two thousand rows by drizzle's insert take a second.
  const { rowCount } = await tx.execute(sql`insert into ${slot} (zone, kind, day, starts_at, ends_at, capacity)
    select zone, kind, day, starts_at, ends_at, capacity
      from jsonb_to_recordset(${JSON.stringify(times)}::jsonb)
        as t(kind text, day date, starts_at timestamptz, ends_at timestamptz, capacity integer)
     cross join unnest(${sql.param([...zones])}::integer[]) as zone
     order by zone, starts_at, kind
    on conflict do nothing`);
  return rowCount ?? 0;
}

/** Whether each zone has slots on the last of the days for which they are made. */
export async function hasSlots(db: Queryable, { now, settings, zones }: SlotRange): Promise<boolean> {
  const last = slotDaysFrom(now, settings).at(-1) ?? '';
  const rows = await db
    .selectDistinct({ zone: slot.zone })
    .from(slot)
    .where(and(eq(slot.day, last), inArray(slot.zone, [...zones])));
  return rows.length === zones.length;
}
