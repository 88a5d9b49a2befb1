/** With an account go its regular orders: nothing more comes of them, and what was paid for them is given up with the wallet. */
import { and, asc, eq, ne } from 'drizzle-orm';

import type { Leaving } from '#server/kit/leaving.ts';
import { lockShopper } from '#server/sync/apply-as.ts';

import { endRegularOrder } from './end-regular.ts';
import { regular } from './table.ts';

export const regularLeaving: Leaving = {
  before: async (tx, userId, now) => {
    await lockShopper(tx, userId, now);
    const live = and(eq(regular.userId, userId), ne(regular.state, 'ended'));
    const rows = await tx.select().from(regular).where(live).orderBy(asc(regular.id)).for('update');
    for (const row of rows) await endRegularOrder(tx, row, now);
  },
};
