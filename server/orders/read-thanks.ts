/** What the thank-you page says of orders that were just placed (remaining.md OR 1 to 4). */
import { and, eq, inArray } from 'drizzle-orm';

import type { Thanks } from '#contract/orders.ts';
import { item } from '#server/catalogue/table.ts';
import type { Queryable } from '#server/kit/database.ts';
import { notFound } from '#server/kit/refusal.ts';
import { sayDay, sayTime } from '#server/slots/say-slot.ts';

import type { OrderLine, PlacedOrder } from './add-placed-orders.ts';
import { addressLines } from './address-lines.ts';
import { linesOfOrder } from './order-store.ts';
import { STATE_WORDS } from './order-words.ts';
import { orderLine } from './table.ts';

/** From so much on a regular order is offered (account.md section 4, Thank-you page). */
const REGULAR_FROM = 40_000;

/** @throws Refusal 404 where there are none */
export async function thanksOf(db: Queryable, orders: readonly PlacedOrder[]): Promise<Thanks> {
  const [first] = orders;
  if (!first) throw notFound();
  const total = orders.reduce((sum, { net }) => sum + net, 0);
  return {
    express: orders.map(({ isExpress }) => ({ isExpress })),
    orders: await Promise.all(orders.map((order) => thanksOrderOf(db, order))),
    address: addressLines(first.deliverTo),
    totals: [{ fils: total }],
    // One delivery of several may come to nothing.
    paidBy: orders.find(({ paidBy }) => paidBy !== 'nothing')?.paidBy ?? 'nothing',
    offersRegular: total >= REGULAR_FROM && (await haveRegular(db, orders)),
  };
}

/** Whether one of their products can come regularly. */
async function haveRegular(db: Queryable, orders: readonly PlacedOrder[]): Promise<boolean> {
  const ids = orders.map(({ id }) => id);
  const found = await db
    .select({ code: item.code })
    .from(orderLine)
    .innerJoin(item, eq(item.code, orderLine.stockCode))
    .where(and(inArray(orderLine.orderId, ids), eq(item.isRegularEligible, true)))
    .limit(1);
  return found.length > 0;
}

async function thanksOrderOf(db: Queryable, order: PlacedOrder): Promise<Thanks['orders'][number]> {
  const lines = await linesOfOrder(db, order.id);
  return {
    cartType: lines.every(({ cartType }) => cartType === 'CGB') ? 'CGB' : 'CRT',
    docno: order.id,
    doctype: 'RSO',
    parentDocno: order.parentId,
    state: STATE_WORDS[order.state] ?? '',
    mobile: order.contact,
    day: sayDay(order.day),
    time: sayTime({ startsAt: order.slotStartsAt, endsAt: order.slotEndsAt }),
    startsAt: order.slotStartsAt.toISOString(),
    endsAt: order.slotEndsAt.toISOString(),
    images: lines.map(({ image }) => image),
    giftBox: giftBoxIn(lines),
  };
}

function giftBoxIn(lines: readonly OrderLine[]): Thanks['orders'][number]['giftBox'] {
  const box = lines.find(({ isBox }) => isBox);
  if (!box) return null;
  return { name: box.name, inside: lines.filter(({ cartType, isBox }) => cartType === 'CGB' && !isBox).length };
}
