import { asc, eq } from 'drizzle-orm';

import type { Exporter } from '#server/kit/exporter.ts';

import { collection } from './table.ts';

/** Collections of returnable packaging, in the file of the shopper's own data. Amounts in fils. */
export const recyclingExporter: Exporter = {
  name: 'collections',
  read: async (db, userId) => {
    const rows = await db.select().from(collection).where(eq(collection.userId, userId)).orderBy(asc(collection.id));
    return rows.map(({ id, name, address, deposit, message, state, startsAt, askedAt, endedAt }) => ({
      number: id,
      name,
      address,
      deposit,
      message,
      state,
      startsAt: startsAt.toISOString(),
      askedAt: askedAt.toISOString(),
      endedAt: endedAt?.toISOString() ?? null,
    }));
  },
};
