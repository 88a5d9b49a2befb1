/** Begins to pay a document: everything that can be refused is refused here, before the provider hears of it. */
import { randomUUID } from 'node:crypto';

import { and, count, eq, gte, sql } from 'drizzle-orm';

import { checkoutMessages } from '#contract/messages/checkout.ts';
import { paymentMessages } from '#contract/messages/payments.ts';
import type { Transaction } from '#server/kit/database.ts';
import { notFound, Refusal } from '#server/kit/refusal.ts';

import { hasOpenAttempt, type Attempt, type DocumentName } from './open-attempt.ts';
import type { PaymentDesk } from './payment-desk.ts';
import type { Payable } from './settler.ts';
import { paymentAttempt, type PAYMENT_METHODS } from './table.ts';

export interface Beginning {
  readonly userId: number;
  readonly document: DocumentName;
  readonly method: (typeof PAYMENT_METHODS)[number];
  readonly savesCard?: boolean;
  /** In fils: what the screen showed; null where it showed nothing. Compared, never used. */
  readonly shownTotal: number | null;
}

export interface Begun {
  readonly attempt: Attempt;
  readonly payable: Payable;
}

/**
 * Within the caller's transaction. The attempt is `sent` from its first row: whoever dies after this finds it by asking the provider.
 *
 * @throws Refusal 404 for another shopper's document; 409 `total_changed`, `payment_under_way`; 429 after too many tries
 */
export async function beginAttempt(tx: Transaction, desk: PaymentDesk, begin: Beginning): Promise<Begun> {
  const { userId, document, method, savesCard = false, shownTotal } = begin;
  const now = desk.now();
  const payable = await desk.settlers[document.doctype]?.lock(tx, document.docno, { now, isStarting: true });
  if (!payable || payable.userId !== userId) throw notFound();
  if (await hasOpenAttempt(tx, document)) throw new Refusal('payment_under_way', paymentMessages.underWay[0], 409);
  if (shownTotal !== null && shownTotal !== payable.fils) {
    throw new Refusal('total_changed', checkoutMessages.totalChanged[0], 409, 'orderAmount');
  }
  await refuseTooMany(tx, desk, begin);
  await payable.extend(tx, now);
  const [attempt] = await tx
    .insert(paymentAttempt)
    .values({
      ref: `zad-${randomUUID()}`,
      userId,
      doctype: document.doctype,
      docno: document.docno,
      method,
      fils: payable.fils,
      state: 'sent',
      savesCard,
      madeAt: now,
      changedAt: now,
    })
    .returning();
  if (!attempt) throw new Error('an attempt was not kept');
  return { attempt, payable };
}

async function refuseTooMany(
  tx: Transaction,
  { shop, now }: PaymentDesk,
  { userId, document }: Beginning,
): Promise<void> {
  const dayAgo = new Date(now().getTime() - 24 * 3_600_000);
  const [tried] = await tx
    .select({
      ofDocument: sql<number>`count(*) filter (where ${paymentAttempt.doctype} = ${document.doctype} and ${paymentAttempt.docno} = ${document.docno})::int`,
      ofDay: count(),
    })
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.userId, userId), gte(paymentAttempt.madeAt, dayAgo)));
  if ((tried?.ofDocument ?? 0) < shop.attemptsOfDocument && (tried?.ofDay ?? 0) < shop.attemptsOfDay) return;
  throw new Refusal('too_many', paymentMessages.tooMany[0], 429, undefined, 3600);
}
