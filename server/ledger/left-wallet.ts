/** What left a shopper's wallet for others, as the ledger has it. */
import { and, countDistinct, eq, gt, inArray, lt, sql } from 'drizzle-orm';

import type { Queryable } from '#server/kit/database.ts';

import { ledgerAccount, ledgerEntry, ledgerPosting } from './table.ts';

const DAY_MS = 24 * 3_600_000;

/** Of entries of these kinds within 24 hours: fils above 0, and how many times. */
export async function leftWallet(
  db: Queryable,
  { userId, kinds, now }: { readonly userId: number; readonly kinds: readonly string[]; readonly now: Date },
): Promise<{ fils: number; times: number }> {
  const [found] = await db
    .select({
      fils: sql<string>`coalesce(-sum(${ledgerPosting.fils}), 0)`,
      times: countDistinct(ledgerEntry.id),
    })
    .from(ledgerPosting)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerPosting.accountId))
    .innerJoin(ledgerEntry, eq(ledgerEntry.id, ledgerPosting.entryId))
    .where(
      and(
        eq(ledgerAccount.kind, 'wallet'),
        eq(ledgerAccount.userId, userId),
        inArray(ledgerEntry.kind, [...kinds]),
        gt(ledgerEntry.at, new Date(now.getTime() - DAY_MS)),
        lt(ledgerPosting.fils, 0),
      ),
    );
  return { fils: Number(found?.fils ?? 0), times: found?.times ?? 0 };
}
