/** With an account go the e-gifts that are not sent yet; the confirmation names them (money.md section 2). What was typed of friends goes too. */
import { and, eq, isNull, not } from 'drizzle-orm';

import type { Leaving } from '#server/kit/leaving.ts';

import { BLANK } from './gift-store.ts';
import { egift } from './table.ts';

export const giftLeaving: Leaving = {
  before: async (tx, userId) => {
    const isTheirs = eq(egift.userId, userId);
    await tx.delete(egift).where(and(isTheirs, eq(egift.state, 'draft')));
    await tx
      .update(egift)
      .set({ state: 'given_up' })
      .where(and(isTheirs, eq(egift.state, 'paid')));
    // One whose mail is on its way is blanked with the mail (mail-gift.ts).
    const isOnItsWay = and(eq(egift.state, 'sent'), isNull(egift.mailedAt));
    const isOver = isOnItsWay === undefined ? undefined : not(isOnItsWay);
    await tx.update(egift).set(BLANK).where(and(isTheirs, isOver));
  },
};
