/** Slots locked for what is held and taken of them, and the holds that go off them. */
import { sql, type SQL } from 'drizzle-orm';

import type { Transaction } from '#server/kit/database.ts';

import type { SlotRow } from './store.ts';
import { slot, slotHold } from './table.ts';

/**
 * Locks these slots and those in which the prepared order holds a place, in the order of their ids, and answers them by id. Every verb
 * does so itself; who calls verbs for several slots in one transaction calls this first with all of them, or two such transactions
 * could wait for each other.
 */
export async function lockSlots(
  tx: Transaction,
  { proId, slotIds }: { readonly proId: number; readonly slotIds: readonly number[] },
): Promise<ReadonlyMap<number, SlotRow>> {
  const held = sql`select ${slotHold.slotId} from ${slotHold} where ${slotHold.proId} = ${proId}`;
  const rows = await tx
    .select()
    .from(slot)
    .where(sql`${slot.id} = any(${sql.param([...slotIds])}::integer[]) or ${slot.id} in (${held})`)
    .orderBy(slot.id)
    .for('no key update');
  return new Map(rows.map((row) => [row.id, row]));
}

/** Deletes holds together with their places in `held`; their slots are locked already. */
export async function dropSlotHolds(tx: Transaction, which: SQL): Promise<void> {
  await tx.execute(sql`with gone as (delete from ${slotHold} where ${which} returning slot_id),
    places as (select slot_id, count(*)::integer as count from gone group by slot_id)
    update ${slot} set held = held - places.count from places where slot.id = places.slot_id`);
}
