/** What prepared orders say of a person goes with the account; what they came to stays behind what was placed of them (remaining.md C42). */
import { eq, inArray } from 'drizzle-orm';

import type { Leaving } from '#server/kit/leaving.ts';
import { blankDelivery } from '#server/orders/blank-delivery.ts';

import { preparedLine, preparedOrder } from './table.ts';

export const checkoutLeaving: Leaving = {
  before: async (tx, userId) => {
    const isTheirs = eq(preparedOrder.userId, userId);
    const theirs = tx.select({ id: preparedOrder.id }).from(preparedOrder).where(isTheirs);
    await tx.update(preparedLine).set({ message: null }).where(inArray(preparedLine.proId, theirs));
    await tx.update(preparedOrder).set(blankDelivery(preparedOrder)).where(isTheirs);
  },
};
