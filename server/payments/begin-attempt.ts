/** Begins to pay a document: everything that can be refused is refused here, before the provider hears of it. */
import { randomUUID } from 'node:crypto';

import { and, count, eq, gte, sql } from 'drizzle-orm';

import { checkoutMessages } from '#contract/messages/checkout.ts';
import { paymentMessages } from '#contract/messages/payments.ts';
import type { Transaction } from '#server/kit/database.ts';
import { notFound, Refusal } from '#server/kit/refusal.ts';

import { openAttempts, type Attempt, type DocumentName } from './open-attempt.ts';
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
 * Within the caller's transaction. The attempt is `sent` from its first row: whoever dies after this finds it by asking the provider. By the
 * wallet it is settled from its first row: the caller settles its document in the same transaction.
 *
 * @throws Refusal 404 for another shopper's document; 409 `total_changed`, `payment_under_way`; 429 after too many tries
 */
export async function beginAttempt(tx: Transaction, desk: PaymentDesk, begin: Beginning): Promise<Begun> {
  const { userId, document, method, savesCard = false, shownTotal } = begin;
  const now = desk.now();
  const payable = await desk.settlers[document.doctype]?.lock(tx, document.docno, { now, startedBy: userId });
  if (!payable || payable.userId !== userId) throw notFound();
  const tried = await triesOf(tx, begin, now);
  if (tried.isOpen) throw new Refusal('payment_under_way', paymentMessages.underWay[0], 409);
  if (shownTotal !== null && shownTotal !== payable.fils) {
    throw new Refusal('total_changed', checkoutMessages.totalChanged[0], 409, 'orderAmount');
  }
  if (tried.ofDocument >= desk.shop.attemptsOfDocument || tried.ofDay >= desk.shop.attemptsOfDay) {
    throw new Refusal('too_many', paymentMessages.tooMany[0], 429, undefined, 3600);
  }
  // The wallet pays within this very transaction: nothing has to be held for it, and nobody can find it half done.
  const isPaid = method === 'wallet';
  if (!isPaid) await payable.extend(tx, now);
  const [attempt] = await tx
    .insert(paymentAttempt)
    .values({
      ref: `zad-${randomUUID()}`,
      userId,
      doctype: document.doctype,
      docno: document.docno,
      method,
      fils: payable.fils,
      state: isPaid ? 'authorised' : 'sent',
      savesCard,
      madeAt: now,
      changedAt: now,
      settledAt: isPaid ? now : null,
    })
    .returning();
  if (!attempt) throw new Error('an attempt was not kept');
  return { attempt, payable };
}

interface Tries {
  /** One of the document that has not ended badly. */
  readonly isOpen: boolean;
  /** Of the last 24 hours. */
  readonly ofDocument: number;
  readonly ofDay: number;
}

async function triesOf(tx: Transaction, { userId, document }: Beginning, now: Date): Promise<Tries> {
  const dayAgo = new Date(now.getTime() - 24 * 3_600_000);
  const isItsOwn = sql`${paymentAttempt.doctype} = ${document.doctype} and ${paymentAttempt.docno} = ${document.docno}`;
  const [found] = await tx
    .select({
      isOpen: sql<boolean>`exists (${openAttempts(tx, document)})`,
      ofDocument: sql<number>`count(*) filter (where ${isItsOwn})::int`,
      ofDay: count(),
    })
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.userId, userId), gte(paymentAttempt.madeAt, dayAgo)));
  return found ?? { isOpen: false, ofDocument: 0, ofDay: 0 };
}
