/** How a document's payment stands, and how it is stopped (remaining.md PAY 9, C31; money.md section 3, Attempts). */
import { and, desc, eq } from 'drizzle-orm';

import { paymentMessages } from '#contract/messages/payments.ts';
import { notFound, Refusal } from '#server/kit/refusal.ts';

import { askProvider, endAttempt, send } from './ask-provider.ts';
import { isOpen } from './attempt-states.ts';
import type { Attempt, DocumentName } from './open-attempt.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { paymentAttempt } from './table.ts';

interface Asked {
  readonly userId: number;
  readonly document: DocumentName;
}

/**
 * How a document's payment stands; for a challenge that is over, after telling the provider so. @throws Refusal 404 where nobody began
 * to pay it
 */
export async function statusOf(
  desk: PaymentDesk,
  { userId, document, isChallengeOver }: Asked & { readonly isChallengeOver: boolean },
): Promise<Attempt> {
  const attempt = await lastAttempt(desk, userId, document);
  if (!attempt) throw notFound();
  if (attempt.method === 'wallet' || attempt.settledAt !== null) return attempt;
  const { ref } = attempt;
  if (isChallengeOver && attempt.state === 'awaiting_3ds') {
    return send(desk, attempt, () => desk.gateway.completeChallenge(ref));
  }
  return askProvider(desk, attempt);
}

/** What the provider says of it later is given back, and never placed. @throws Refusal 404, or 409 `too_late` where it went through */
export async function abandon(desk: PaymentDesk, asked: Asked): Promise<Attempt> {
  const attempt = await lastAttempt(desk, asked.userId, asked.document);
  if (!attempt || !isOpen(attempt.state)) {
    if (attempt?.state === 'authorised') throw new Refusal('too_late', paymentMessages.tooLate[0], 409);
    throw notFound(paymentMessages.nothingOpen[0]);
  }
  // It may have gone through while nobody looked.
  const looked = await askProvider(desk, attempt);
  if (looked.state === 'authorised') throw new Refusal('too_late', paymentMessages.tooLate[0], 409);
  return endAttempt(desk, attempt.id, 'abandoned');
}

async function lastAttempt(
  { db }: PaymentDesk,
  userId: number,
  { doctype, docno }: DocumentName,
): Promise<Attempt | undefined> {
  const [found] = await db.orm
    .select()
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.userId, userId), eq(paymentAttempt.doctype, doctype), eq(paymentAttempt.docno, docno)))
    .orderBy(desc(paymentAttempt.id))
    .limit(1);
  return found;
}
