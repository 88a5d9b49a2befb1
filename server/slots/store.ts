/** Slots as they are read: one by its number, and those that can still be chosen. */
import { and, asc, between, eq, inArray, sql } from 'drizzle-orm';

import type { Queryable } from '#server/kit/database.ts';
import type { ShopSettings } from '#server/shop-settings.ts';

import { canBeChosen } from './calendar.ts';
import { slot, type SlotKind } from './table.ts';

export type SlotRow = typeof slot.$inferSelect;

export interface OpenSlot extends Pick<SlotRow, 'id' | 'zone' | 'kind' | 'day' | 'startsAt' | 'endsAt'> {
  /** Whether it takes one more order. */
  readonly hasRoom: boolean;
  /** It has room, for as few orders as the shop's settings call nearly full. */
  readonly isNearlyFull: boolean;
}

export interface SlotSearch {
  /** The emirate's number, of areas.json; several are answered together, in the order of their times. */
  readonly zone: number | readonly number[];
  readonly kind: SlotKind;
  /** ISO days of Dubai, both included. */
  readonly fromDay: string;
  readonly toDay: string;
  readonly now: Date;
  readonly settings: ShopSettings;
  /** The prepared order that is being changed: what it holds itself is room for it. */
  readonly forPro?: number;
}

export async function findSlot(db: Queryable, id: number): Promise<SlotRow | undefined> {
  const [found] = await db.select().from(slot).where(eq(slot.id, id));
  return found;
}

/** In the order of their times, those that are full among them. Read without a lock: who holds one asks again. */
export async function openSlots(
  db: Queryable,
  { zone, kind, fromDay, toDay, now, settings, forPro }: SlotSearch,
): Promise<OpenSlot[]> {
  // What is past is not counted, whether or not somebody has tidied it up.
  const live = sql`(select count(*) from slot_hold h where h.slot_id = ${slot.id} and h.until > ${now.toISOString()}::timestamptz
    and h.pro_id is distinct from ${forPro ?? null}::integer)`;
  const rows = await db
    .select({
      id: slot.id,
      zone: slot.zone,
      kind: slot.kind,
      day: slot.day,
      startsAt: slot.startsAt,
      endsAt: slot.endsAt,
      left: sql<number>`(${slot.capacity} - ${slot.taken} - ${live})::integer`,
    })
    .from(slot)
    .where(and(inArray(slot.zone, [zone].flat()), eq(slot.kind, kind), between(slot.day, fromDay, toDay)))
    .orderBy(asc(slot.startsAt));
  return rows
    .filter((row) => canBeChosen(row, now, settings))
    .map(({ left, ...row }) => ({
      ...row,
      hasRoom: left > 0,
      isNearlyFull: left > 0 && left <= settings.slotNearlyFull,
    }));
}
