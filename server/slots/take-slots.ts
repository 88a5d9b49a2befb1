/** Places that an order's groups held become taken, all at once (money.md section 5): the slots are locked while this and what follows it runs. */
import { sql } from 'drizzle-orm';

import type { Transaction } from '#server/kit/database.ts';

import { lockSlots } from './lock-slots.ts';
import { slot, slotHold } from './table.ts';

export interface SlotsTaking {
  readonly proId: number;
  readonly groups: readonly { readonly groupNo: number; readonly slotId: number }[];
  readonly now: Date;
}

/**
 * Turns the groups' own holds into places that are taken; where one is past, or was never there, takes a place anew if there is room and
 * the slot is not over. Everything else that the prepared order holds is let go. Answers the slots in which nothing could be taken, by
 * their numbers: if there is one, nothing has changed. There is no cut-off here: what was shown and paid for is kept.
 */
export async function takeSlots(tx: Transaction, { proId, groups, now }: SlotsTaking): Promise<number[]> {
  const locked = await lockSlots(tx, { proId, slotIds: groups.map(({ slotId }) => slotId) });
  const ids = sql.param([...locked.keys()]);
  // The slots are ours now, and so is what is held of them.
  const ending = sql`slot_id = any(${ids}::integer[]) and (pro_id = ${proId} or until <= ${now.toISOString()}::timestamptz)`;
  const { rows: holds } =
    await tx.execute<Hold>(sql`select pro_id = ${proId} and until > ${now.toISOString()}::timestamptz as "isOwn",
    group_no as "groupNo", slot_id as "slotId" from ${slotHold} where ${ending}`);
  const full = new Set<number>();
  for (const { slotId } of groups) {
    const found = locked.get(slotId);
    const wanting = groups.filter((group) => group.slotId === slotId);
    const isHeld = wanting.every(({ groupNo }) =>
      holds.some((hold) => hold.isOwn && hold.groupNo === groupNo && hold.slotId === slotId),
    );
    if (found && isHeld) continue;
    const freed = holds.filter((hold) => hold.slotId === slotId).length;
    const isRoom = found && found.held - freed + found.taken + wanting.length <= found.capacity;
    if (!isRoom || found.endsAt <= now) full.add(slotId);
  }
  if (full.size > 0) return [...full];
  const taken = sql.param(groups.map(({ slotId }) => slotId));
  await tx.execute(sql`with gone as (delete from ${slotHold} where ${ending} returning slot_id),
    figures as (select id, (select count(*)::integer from gone where slot_id = id) as freed,
      (select count(*)::integer from unnest(${taken}::integer[]) as one where one = id) as more from unnest(${ids}::integer[]) as id)
    update ${slot} set held = held - freed, taken = taken + more from figures where slot.id = figures.id`);
  return [];
}

interface Hold extends Record<string, unknown> {
  /** The order's, and not past. */
  readonly isOwn: boolean;
  readonly groupNo: number;
  readonly slotId: number;
}
