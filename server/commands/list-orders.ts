/** Open orders by their slots, a line each, for the people who pick and bring them. */
import { asc, inArray } from 'drizzle-orm';

import type { Queryable } from '#server/kit/database.ts';
import { STATE_WORDS } from '#server/orders/order-words.ts';
import { placedOrder } from '#server/orders/table.ts';
import { sayTime } from '#server/slots/say-slot.ts';

import { printable } from './printable.ts';

const OPEN = [1, 2, 3, 4, 5];
const MOST = 500;

export async function listOrders(db: Queryable): Promise<string> {
  const found = await db
    .select()
    .from(placedOrder)
    .where(inArray(placedOrder.state, OPEN))
    .orderBy(asc(placedOrder.slotStartsAt), asc(placedOrder.id))
    .limit(MOST + 1);
  if (found.length === 0) return 'No order is open.';
  const lines = found.slice(0, MOST).map(({ id, day, state, parentId, isExpress, deliverTo, ...order }) => {
    const time = sayTime({ startsAt: order.slotStartsAt, endsAt: order.slotEndsAt });
    const notes = [isExpress ? 'express' : '', parentId === null ? '' : `comes with RSO-${parentId}`].filter(Boolean);
    const where = printable(deliverTo.full.en);
    return [`RSO-${id}`, `${day} ${time}`, `${state} ${STATE_WORDS[state] ?? ''}`, where, ...notes].join('  ');
  });
  return [...lines, ...(found.length > MOST ? [`The first ${MOST} by their slots; there are more.`] : [])].join('\n');
}
