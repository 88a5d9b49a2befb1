import { asc, eq } from 'drizzle-orm';

import type { Exporter } from '#server/kit/exporter.ts';

import { ledgerAccount, ledgerEntry, ledgerPosting } from './table.ts';

/** What came into the shopper's wallet and deposit and went out of them, in the file of their own data. Amounts in fils. */
export const ledgerExporter: Exporter = {
  name: 'wallet',
  read: async (db, userId) => {
    const rows = await db
      .select({ at: ledgerEntry.at, kind: ledgerEntry.kind, account: ledgerAccount.kind, fils: ledgerPosting.fils })
      .from(ledgerPosting)
      .innerJoin(ledgerEntry, eq(ledgerEntry.id, ledgerPosting.entryId))
      .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerPosting.accountId))
      .where(eq(ledgerAccount.userId, userId))
      .orderBy(asc(ledgerPosting.id));
    return rows.map(({ at, ...row }) => ({ at: at.toISOString(), ...row }));
  },
};
