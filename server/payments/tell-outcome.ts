/** How an attempt stands, for its page: of a bill with what the provider said of its capture. */
import { and, eq } from 'drizzle-orm';

import type { PaymentOutcome } from '#contract/payments.ts';
import type { Queryable } from '#server/kit/database.ts';

import type { Attempt } from './open-attempt.ts';
import { outcomeOf } from './payment-outcome.ts';
import { paymentOperation } from './table.ts';

export async function tellOutcome(db: Queryable, attempt: Attempt): Promise<PaymentOutcome> {
  if (attempt.doctype !== 'PBO' || attempt.state !== 'authorised') return outcomeOf(attempt);
  const [capture] = await db
    .select({ state: paymentOperation.state })
    .from(paymentOperation)
    .where(and(eq(paymentOperation.attemptId, attempt.id), eq(paymentOperation.kind, 'capture')));
  return outcomeOf(attempt, capture?.state);
}
