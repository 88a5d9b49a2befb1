/** With an account go names and addresses of money to friends; what still waits for a friend keeps the address until it ends (C32). */
import { and, eq, inArray } from 'drizzle-orm';

import type { Leaving } from '#server/kit/leaving.ts';

import { friendMoney } from './table.ts';

const NOBODY = { sender: '', email: '', emailKey: '' };

export const walletLeaving: Leaving = {
  before: async (tx, userId) => {
    const isTheirs = eq(friendMoney.userId, userId);
    const isOver = inArray(friendMoney.state, ['received', 'returned', 'ended']);
    await tx.update(friendMoney).set({ sender: '' }).where(isTheirs);
    await tx.update(friendMoney).set(NOBODY).where(and(isTheirs, isOver));
    await tx.update(friendMoney).set({ email: '', emailKey: '' }).where(eq(friendMoney.receivedBy, userId));
  },
};
