/** Payments whose end the provider has not told for a minute, a line each, the oldest first. */
import { and, asc, inArray, lt } from 'drizzle-orm';

import type { Queryable } from '#server/kit/database.ts';
import { mailedAmount } from '#server/orders/mailed-order.ts';
import { OPEN_STATES } from '#server/payments/attempt-states.ts';
import { paymentAttempt } from '#server/payments/table.ts';

const MOST = 500;
/** What is younger is being paid just now. */
const MINUTE = 60_000;

export async function listPayments(db: Queryable, now: Date): Promise<string> {
  const found = await db
    .select()
    .from(paymentAttempt)
    .where(
      and(inArray(paymentAttempt.state, [...OPEN_STATES]), lt(paymentAttempt.madeAt, new Date(now.getTime() - MINUTE))),
    )
    .orderBy(asc(paymentAttempt.madeAt), asc(paymentAttempt.id))
    .limit(MOST + 1);
  if (found.length === 0) return 'The end of every payment is known.';
  const lines = found
    .slice(0, MOST)
    .map(({ ref, madeAt, doctype, docno, fils, state }) =>
      [ref, madeAt.toISOString(), mailedAmount(fils).en, `${doctype}-${docno}`, state].join('  '),
    );
  return [...lines, ...(found.length > MOST ? [`The oldest ${MOST}; there are more.`] : [])].join('\n');
}
