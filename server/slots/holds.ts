/**
 * A place in a slot: held by a group of a prepared order, then taken by its placed order (take-slots.ts; money.md section 5). Each verb
 * locks the slots that it changes and takes what is past off them first, so that nothing depends on the job that tidies up.
 */
import { and, eq, sql } from 'drizzle-orm';

import type { Transaction } from '#server/kit/database.ts';
import type { ShopSettings } from '#server/shop-settings.ts';

import { canBeChosen } from './calendar.ts';
import { dropSlotHolds, lockSlots } from './lock-slots.ts';
import { slot, slotHold } from './table.ts';

export interface SlotWish {
  readonly proId: number;
  readonly groupNo: number;
  readonly slotId: number;
  /** The emirate's number of the address that is delivered to. */
  readonly zone: number;
  readonly until: Date;
  readonly now: Date;
  readonly settings: ShopSettings;
}

/**
 * Holds one place until then, and lets go of the one that the group held elsewhere. `full`: there is no room. `gone`: no such slot, one
 * of another emirate, or one that cannot be chosen any more. After both, what the group held before it holds still.
 */
export async function holdSlot(
  tx: Transaction,
  { proId, groupNo, slotId, zone, until, now, settings }: SlotWish,
): Promise<'held' | 'full' | 'gone'> {
  const wanted = (await lockSlots(tx, { proId, slotIds: [slotId] })).get(slotId);
  if (wanted === undefined || wanted.zone !== zone || !canBeChosen(wanted, now, settings)) return 'gone';
  await dropSlotHolds(tx, isPast(slotId, now));
  const own = await ownHold(tx, proId, groupNo);
  if (own === slotId) {
    await tx.update(slotHold).set({ until }).where(isOf(proId, groupNo));
    return 'held';
  }
  if (!(await hasRoom(tx, slotId))) return 'full';
  if (own !== undefined) await dropOwn(tx, proId, groupNo);
  await tx
    .update(slot)
    .set({ held: sql`${slot.held} + 1` })
    .where(eq(slot.id, slotId));
  await tx.insert(slotHold).values({ proId, groupNo, slotId, until });
  return 'held';
}

/** Lets go of every place that the prepared order holds. */
export async function releaseSlotHolds(tx: Transaction, proId: number): Promise<void> {
  await lockSlots(tx, { proId, slotIds: [] });
  await dropSlotHolds(tx, sql`pro_id = ${proId}`);
}

/** Gives what the prepared order holds another end. What is past and was tidied up does not come back: placing takes it anew. */
export async function extendSlotHolds(tx: Transaction, proId: number, until: Date): Promise<void> {
  await lockSlots(tx, { proId, slotIds: [] });
  await tx.update(slotHold).set({ until }).where(eq(slotHold.proId, proId));
}

/** The place of an order that is cancelled or goes to another slot. The table refuses it where none is taken. */
export async function freeTakenSlot(tx: Transaction, slotId: number): Promise<void> {
  await tx
    .update(slot)
    .set({ taken: sql`${slot.taken} - 1` })
    .where(eq(slot.id, slotId));
}

/** Of a slot that is locked, with what is past off it. */
export async function hasRoom(tx: Transaction, slotId: number): Promise<boolean> {
  const [found] = await tx
    .select({ room: sql<number>`${slot.capacity} - ${slot.held} - ${slot.taken}` })
    .from(slot)
    .where(eq(slot.id, slotId));
  return found !== undefined && found.room > 0;
}

async function ownHold(tx: Transaction, proId: number, groupNo: number): Promise<number | undefined> {
  const [own] = await tx.select({ slotId: slotHold.slotId }).from(slotHold).where(isOf(proId, groupNo));
  return own?.slotId;
}

async function dropOwn(tx: Transaction, proId: number, groupNo: number): Promise<void> {
  await dropSlotHolds(tx, sql`pro_id = ${proId} and group_no = ${groupNo}`);
}

const isOf = (proId: number, groupNo: number) => and(eq(slotHold.proId, proId), eq(slotHold.groupNo, groupNo));
export const isPast = (slotId: number, now: Date) =>
  sql`slot_id = ${slotId} and until <= ${now.toISOString()}::timestamptz`;
