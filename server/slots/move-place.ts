/** A place that an order has taken goes to another slot (money.md section 5). */
import { sql } from 'drizzle-orm';

import type { Transaction } from '#server/kit/database.ts';

import { hasRoom, isPast } from './holds.ts';
import { dropSlotHolds, lockSlots } from './lock-slots.ts';
import { slot } from './table.ts';

export interface PlaceMove {
  /** The slots' numbers: two of them. */
  readonly from: number;
  readonly to: number;
  readonly now: Date;
}

/** Locks both slots by their numbers, takes a place in the one and frees the one in the other. `full`: neither was done. */
export async function movePlace(tx: Transaction, { from, to, now }: PlaceMove): Promise<'moved' | 'full'> {
  // No prepared order has this number.
  await lockSlots(tx, { proId: 0, slotIds: [from, to] });
  await dropSlotHolds(tx, isPast(to, now));
  if (!(await hasRoom(tx, to))) return 'full';
  await tx.execute(sql`update ${slot} set taken = taken + case when id = ${to} then 1 else -1 end
    where id in (${from}, ${to})`);
  return 'moved';
}
