/** The rows of the slots to come. */
import { and, eq, inArray } from 'drizzle-orm';

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
  let made = 0;
  for (const day of slotDaysFrom(now, settings)) {
    const times = slotTimesOf(day, settings);
    const rows = zones.flatMap((zone) =>
      times.map((time) => ({ ...time, zone, day, capacity: capacityOf[time.kind] })),
    );
    if (rows.length === 0) continue;
    made += (await tx.insert(slot).values(rows).onConflictDoNothing().returning({ id: slot.id })).length;
  }
  return made;
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
