/** Open orders by their slots, a line each, for the people who pick and bring them; and goods that are owed as a bonus. */
import { asc, inArray } from 'drizzle-orm';

import type { Queryable } from '#server/kit/database.ts';
import { STATE_WORDS } from '#server/orders/order-words.ts';
import { placedOrder } from '#server/orders/table.ts';
import { sayTime } from '#server/slots/say-slot.ts';
import { goodsToSend } from '#server/wallet/goods-to-send.ts';

import { printable } from './printable.ts';

const OPEN = [1, 2, 3, 4, 5];
const MOST = 500;

export async function listOrders(db: Queryable): Promise<string> {
  return [await openOrders(db), ...(await owedGoods(db))].join('\n');
}

/** Goods that came as the bonus of a top-up: `sent PBO-700001` takes the line off. */
async function owedGoods(db: Queryable): Promise<string[]> {
  return (await goodsToSend(db)).map(({ billId, goods, paidAt, name, reach }) =>
    [`PBO-${billId}`, `to send: ${goods}`, `paid ${paidAt.toISOString().slice(0, 10)}`, printable(name), reach].join(
      '  ',
    ),
  );
}

async function openOrders(db: Queryable): Promise<string> {
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
