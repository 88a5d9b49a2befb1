/**
 * Moves orders on, each minute, by one step: an order and what was added to it go as one, by the slot of the first, and none of them is
 * sent before the money of all of them is taken (money.md section 3).
 */
import { asc, inArray, sql } from 'drizzle-orm';

import { eachAlone } from '#server/kit/each-alone.ts';
import type { Log } from '#server/kit/log.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { lockFamily, type Family } from '#server/orders/lock-family.ts';
import { placedOrder } from '#server/orders/table.ts';

import { finishPicking, type PickingDesk } from './finish-picking.ts';
import { stateBy } from './fulfilment-clock.ts';
import { lastOfFamily, moveFamily, stateOfFamily } from './move-family.ts';

const MOST = 500;
/** The states that the clock moves on from. */
const RUNNING = [1, 2, 3, 4];
const PICKING = 2;

export interface ClockDesk extends PickingDesk {
  readonly speed: number;
  readonly log: Pick<Log, 'error'>;
}

export async function runClock(desk: ClockDesk): Promise<void> {
  const found = await desk.db.orm
    .select()
    .from(placedOrder)
    .where(inArray(placedOrder.state, RUNNING))
    .orderBy(asc(placedOrder.slotStartsAt), sql`${placedOrder.parentId} is not null`)
    .limit(MOST);
  const due = found.filter((order) => stateBy(order, desk.now(), desk.speed) > order.state);
  const heads = [...new Set(due.map(({ id, parentId }) => parentId ?? id))];
  const sweep = {
    log: desk.log,
    failed: 'an order could not be moved on',
    name: (orderId: number) => ({ orderId }),
  };
  await eachAlone(heads, sweep, (id) => moveOn(desk, id));
}

/** The one step that is due; 4 goes to 6, because 5 is for people (remaining.md C15). */
async function moveOn(desk: ClockDesk, headId: number): Promise<void> {
  const { db, now, shop } = desk;
  const picked = await db.transaction(async (tx): Promise<PlacedOrder[]> => {
    const at = now();
    const family = await lockFamily(tx, headId, at);
    const state = family && dueFrom(desk, family, at);
    if (!family || state === null || state === undefined) return [];
    if (state === PICKING) return lastOfFamily(family);
    await moveFamily(tx, family, { to: state === 4 ? 6 : state + 1, at, shop });
    return [];
  });
  // Each is taken by itself. What was added first: whether the order itself still has to come depends on it.
  for (const { id } of picked.toReversed()) await finishPicking(desk, id);
}

/** The state that it is due to leave; null where it stays. Only the head's slot counts. */
function dueFrom({ speed }: ClockDesk, family: Family, at: Date): number | null {
  const state = stateOfFamily(family);
  return state !== null && RUNNING.includes(state) && stateBy(family.head, at, speed) > state ? state : null;
}
