/** Deleting an account is refused while money of it is on its way; its cards are removed at the provider too (money.md section 2). */
import { and, eq, inArray, or } from 'drizzle-orm';

import { accountMessages } from '#contract/messages/account.ts';
import type { Leaving } from '#server/kit/leaving.ts';

import { OPEN_STATES } from './attempt-states.ts';
import { cardToRemove, paymentAttempt, paymentOperation, savedCard } from './table.ts';

export const paymentLeaving: Leaving = {
  hindrance: async (db, userId) => {
    const [found] = await db
      .select({ id: paymentAttempt.id })
      .from(paymentAttempt)
      .leftJoin(paymentOperation, eq(paymentOperation.attemptId, paymentAttempt.id))
      .where(
        and(
          eq(paymentAttempt.userId, userId),
          or(inArray(paymentAttempt.state, [...OPEN_STATES]), inArray(paymentOperation.state, ['asked', 'unknown'])),
        ),
      )
      .limit(1);
    return found ? accountMessages.paymentOpen[0] : null;
  },
  before: async (tx, userId, now) => {
    const cards = await tx.select({ token: savedCard.token }).from(savedCard).where(eq(savedCard.userId, userId));
    if (cards.length === 0) return;
    await tx
      .insert(cardToRemove)
      .values(cards.map(({ token }) => ({ token, askedAt: now })))
      .onConflictDoNothing();
  },
};
