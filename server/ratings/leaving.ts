/** With an account go its own words; stars and tips stay without a name (remaining.md C42). */
import { eq } from 'drizzle-orm';

import type { Leaving } from '#server/kit/leaving.ts';

import { orderRating } from './table.ts';

export const ratingLeaving: Leaving = {
  before: async (tx, userId) => {
    await tx.update(orderRating).set({ comment: '' }).where(eq(orderRating.userId, userId));
  },
};
