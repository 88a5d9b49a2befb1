/** Where an order is, with the moment of each step (remaining.md OA 8 to 10). */
import { and, asc, eq, gt, ne, or, sql } from 'drizzle-orm';

import type { Tracking } from '#contract/order-detail.ts';
import { isDismissal } from '#contract/rules/is-dismissal.ts';
import { mayDo, ORDER_CHANGES, type ActedOn } from '#contract/rules/order-actions.ts';
import type { Queryable } from '#server/kit/database.ts';
import { sayDay, sayTime } from '#server/slots/say-slot.ts';

import type { PlacedOrder } from './add-placed-orders.ts';
import { addressLines } from './address-lines.ts';
import { driverOf, driverPhoneOf } from './driver-of.ts';
import type { OrderReader } from './order-reader.ts';
import { pickingBeginsAt } from './picking-begins.ts';
import { orderEvent, orderLine, placedOrder, type DeliveryAddress } from './table.ts';

const PLACED = 1;
const WAITING = 5;
const ON_ITS_WAY = 4;
const DELIVERED = 6;

export async function readTrackingOf(
  { db, beside, shop, speed, now }: OrderReader,
  order: PlacedOrder,
): Promise<Tracking> {
  const rating = order.state === DELIVERED ? await beside.ratingOfOrder(db.orm, order.id) : undefined;
  const isRated = rating !== undefined && !isDismissal(rating);
  const moments = momentsOf(await eventsOf(db.orm, order.id));
  const at = (state: number): string | null => moments.get(state)?.toISOString() ?? null;
  return {
    docno: order.id,
    // remaining.md C15: there is no step of waiting.
    stage: order.state === WAITING ? ON_ITS_WAY : order.state,
    isWaiting: order.state === WAITING,
    placedAt: at(1),
    pickedAt: at(2),
    sentAt: at(3),
    onItsWayAt: at(4),
    deliveredAt: at(6),
    time: sayTime({ startsAt: order.slotStartsAt, endsAt: order.slotEndsAt }),
    address: addressLines(order.deliverTo),
    pin: pinOf(order.deliverTo),
    dayLabel: sayDay(order.day),
    startsAt: order.slotStartsAt.toISOString(),
    endsAt: order.slotEndsAt.toISOString(),
    changeableUntil: order.state === PLACED ? pickingBeginsAt(order, speed).toISOString() : null,
    driver: driverOf(order, shop),
    driverPhone: driverPhoneOf(order, shop),
    changes: order.state === PLACED ? changesOf(order, now()) : [],
    canRate: mayDo('rate', actedOn(order, isRated), now()),
    items: await itemsTogether(db.orm, order),
    asOf: now().toISOString(),
  };
}

/** Their own address, for the map beside it. */
function pinOf({ latitude, longitude }: DeliveryAddress): Tracking['pin'] {
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

function changesOf(order: PlacedOrder, now: Date): Tracking['changes'] {
  return ORDER_CHANGES.filter((change) => mayDo(change, actedOn(order, false), now));
}

function actedOn({ state, parentId, deliveredAt }: PlacedOrder, isRated: boolean): ActedOn {
  return { state, isChild: parentId !== null, deliveredAt, isRated };
}

interface Event {
  readonly state: number;
  readonly at: Date;
}

function eventsOf(db: Queryable, orderId: number): Promise<Event[]> {
  const { state, at } = orderEvent;
  return db.select({ state, at }).from(orderEvent).where(eq(orderEvent.orderId, orderId)).orderBy(asc(orderEvent.id));
}

/** Since the last event of state 1: an order that was rescheduled begins anew. Of a state that came twice the last; none of a state it went back from. */
function momentsOf(events: readonly Event[]): ReadonlyMap<number, Date> {
  const moments = new Map<number, Date>();
  for (const { state, at } of events) {
    for (const later of moments.keys()) if (state > 0 && later >= state) moments.delete(later);
    moments.set(state, at);
  }
  return moments;
}

/** What is in it and in what comes with it, each product once: what was not picked is in none of them. */
async function itemsTogether(db: Queryable, { id, parentId }: PlacedOrder): Promise<Tracking['items']> {
  const root = parentId ?? id;
  const taken = sql<number>`coalesce(${orderLine.picked}, ${orderLine.quantity})`;
  const { stockCode, name, units, image } = orderLine;
  const comesAlong = and(or(eq(placedOrder.id, root), eq(placedOrder.parentId, root)), ne(placedOrder.state, -1));
  const rows = await db
    .select({
      stockCode,
      name,
      units,
      image,
      quantity: taken,
      amount: sql<number>`${orderLine.price} * ${taken}`.mapWith(Number),
    })
    .from(orderLine)
    .innerJoin(placedOrder, eq(placedOrder.id, orderLine.orderId))
    .where(and(or(eq(placedOrder.id, id), comesAlong), gt(taken, 0)))
    .orderBy(asc(orderLine.orderId), asc(orderLine.srno));
  const items = new Map<string, Tracking['items'][number]>();
  for (const row of rows) {
    const before = items.get(row.stockCode);
    const quantity = row.quantity + (before?.quantity ?? 0);
    items.set(row.stockCode, { ...row, quantity, amount: row.amount + (before?.amount ?? 0) });
  }
  return [...items.values()];
}
