/** What a shopper says of a delivery, once (remaining.md OA 14). */
import { and, eq, isNull } from 'drizzle-orm';

import { ratingMessages } from '#contract/messages/ratings.ts';
import { isDismissal } from '#contract/rules/is-dismissal.ts';
import type { Database, Queryable } from '#server/kit/database.ts';
import { notFound, Refusal } from '#server/kit/refusal.ts';
import { findOrder } from '#server/orders/order-store.ts';

import { refuseUndelivered } from './refuse-undelivered.ts';
import { orderRating } from './table.ts';

type Rating = typeof orderRating.$inferSelect;

/** Stars 1 to 5; without stars and words the rating is dismissed. */
export interface GivenRating {
  readonly docno: number;
  readonly delivery: number | null;
  readonly product: number | null;
  readonly comment: string;
}

export async function ratingOfOrder(db: Queryable, orderId: number): Promise<Rating | undefined> {
  return (await db.select().from(orderRating).where(eq(orderRating.orderId, orderId)))[0];
}

/** The same again changes nothing. @throws Refusal 404; 409 where the order is not delivered, or something else was said of it */
export async function keepRating(db: Database, userId: number, given: GivenRating, at: Date): Promise<void> {
  const order = await findOrder(db.orm, userId, given.docno);
  if (!order) throw notFound();
  refuseUndelivered(order, at);
  const { delivery, product } = given;
  const comment = given.comment.trim();
  const made = await db.orm
    .insert(orderRating)
    .values({ orderId: order.id, userId, delivery, product, comment, at })
    .onConflictDoNothing()
    .returning();
  if (made.length > 0 || isDismissal({ delivery, product, comment })) return;
  if (await rateDismissed(db.orm, order.id, { delivery, product, comment, at })) return;
  const kept = await ratingOfOrder(db.orm, order.id);
  const isSame = kept?.delivery === delivery && kept.product === product && kept.comment === comment;
  if (!isSame) throw new Refusal('already_rated', ratingMessages.alreadyRated[0], 409);
}

/** A shopper who skipped it may think better of it. False where something was said already. */
async function rateDismissed(
  db: Queryable,
  orderId: number,
  said: Pick<Rating, 'delivery' | 'product' | 'comment' | 'at'>,
): Promise<boolean> {
  const { delivery, product, comment } = orderRating;
  const isDismissed = and(isNull(delivery), isNull(product), eq(comment, ''));
  const made = await db
    .update(orderRating)
    .set(said)
    .where(and(eq(orderRating.orderId, orderId), isDismissed))
    .returning();
  return made.length > 0;
}
