/** Deleting an account is refused while an order of it is open (money.md section 2). */
import { and, eq, inArray } from 'drizzle-orm';

import { accountMessages } from '#contract/messages/account.ts';
import type { Leaving } from '#server/kit/leaving.ts';

import { placedOrder } from './table.ts';

/** Placed, picked, on its way, waiting for the shopper. */
const OPEN = [1, 2, 3, 4, 5];

export const orderLeaving: Leaving = {
  hindrance: async (db, userId) => {
    const isOpen = and(eq(placedOrder.userId, userId), inArray(placedOrder.state, OPEN));
    const [found] = await db.select({ id: placedOrder.id }).from(placedOrder).where(isOpen).limit(1);
    return found ? accountMessages.orderOpen[0] : null;
  },
};
