/**
 * A refund that the provider has not taken for so many days that its money goes another way (decisions.md 32). It is closed only on the
 * provider's own word that it did not do it: what it did while its answers were lost must not be paid twice.
 */
import { and, eq, sum } from 'drizzle-orm';

import type { PaymentDesk } from './payment-desk.ts';
import type { Operation } from './settler.ts';
import { paymentOperation } from './table.ts';

const DAY_MS = 24 * 3_600_000;
/** From then on nothing is sent; so much later what was sent before has been answered, or never will be. */
const ANSWERED_MS = 10 * 60_000;

/** One that was never tried is tried first. */
export function isOverdue(desk: PaymentDesk, operation: Operation): boolean {
  return operation.tries > 0 && overdueFor(desk, operation) >= 0;
}

/** @throws ProviderSilent where only a later answer tells */
export async function endOverdue(
  desk: PaymentDesk,
  ref: string,
  operation: Operation,
): Promise<'done' | 'refused' | 'later'> {
  if (overdueFor(desk, operation) < ANSWERED_MS) return 'later';
  const payment = await desk.gateway.find(ref);
  if (payment?.operations.includes(operation.key)) return 'done';
  if (payment && payment.refunded === (await refundedHere(desk, operation))) return 'refused';
  desk.log.error({ operation: operation.key }, 'more was given back than is written down here: a person has to look');
  return 'later';
}

function overdueFor({ listeners, now }: PaymentDesk, { kind, doctype, askedAt }: Operation): number {
  const days = listeners[doctype]?.refundDays;
  if (kind !== 'refund' || days === undefined) return -1;
  return now().getTime() - askedAt.getTime() - days * DAY_MS;
}

/** In fils: what this attempt's other refunds came to. */
async function refundedHere({ db }: PaymentDesk, { attemptId }: Operation): Promise<number> {
  const { kind, state, fils } = paymentOperation;
  const isDone = and(eq(paymentOperation.attemptId, attemptId), eq(kind, 'refund'), eq(state, 'done'));
  const [found] = await db.orm
    .select({ fils: sum(fils) })
    .from(paymentOperation)
    .where(isDone);
  return Number(found?.fils ?? 0);
}
