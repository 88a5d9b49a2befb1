/** What came into a shopper's wallet and went out of it. */
import { and, count, desc, eq, sql } from 'drizzle-orm';

import type { Queryable } from '#server/kit/database.ts';

import { ledgerAccount, ledgerEntry, ledgerPosting } from './table.ts';

export interface WalletPosting {
  readonly id: number;
  readonly at: Date;
  readonly kind: string;
  readonly doctype: string | null;
  readonly docno: number | null;
  /** Above 0 came in. */
  readonly fils: number;
  /** What the wallet held after it. */
  readonly balance: number;
}

/** The newest first, and how many there are in all. */
export async function walletEntries(
  db: Queryable,
  userId: number,
  size: number,
): Promise<{ entries: WalletPosting[]; count: number }> {
  const later = sql<string>`coalesce(sum(${ledgerPosting.fils}) over (order by ${ledgerPosting.id} desc
    rows between unbounded preceding and 1 preceding), 0)`;
  const found = await db
    .select({
      id: ledgerPosting.id,
      at: ledgerEntry.at,
      kind: ledgerEntry.kind,
      doctype: ledgerEntry.doctype,
      docno: ledgerEntry.docno,
      fils: ledgerPosting.fils,
      now: ledgerAccount.balance,
      later,
    })
    .from(ledgerPosting)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerPosting.accountId))
    .innerJoin(ledgerEntry, eq(ledgerEntry.id, ledgerPosting.entryId))
    .where(theirs(userId))
    .orderBy(desc(ledgerPosting.id))
    .limit(size);
  const [all] = await db
    .select({ count: count() })
    .from(ledgerPosting)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerPosting.accountId))
    .where(theirs(userId));
  const entries = found.map(({ now, later: after, ...row }) => ({ ...row, balance: (now ?? 0) - Number(after) }));
  return { entries, count: all?.count ?? 0 };
}

export interface MonthOfWallet {
  /** 2026-11, in Asia/Dubai. */
  readonly month: string;
  readonly cameIn: number;
  readonly wentOut: number;
}

/** What moved in each month since then, of those in which something did. Amounts in fils, both 0 or more. */
export async function walletMonths(db: Queryable, userId: number, since: Date): Promise<MonthOfWallet[]> {
  const month = sql<string>`to_char(${ledgerEntry.at} at time zone 'Asia/Dubai', 'YYYY-MM')`;
  const rows = await db
    .select({
      month,
      cameIn: sql<string>`coalesce(sum(${ledgerPosting.fils}) filter (where ${ledgerPosting.fils} > 0), 0)`,
      wentOut: sql<string>`coalesce(-sum(${ledgerPosting.fils}) filter (where ${ledgerPosting.fils} < 0), 0)`,
    })
    .from(ledgerPosting)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerPosting.accountId))
    .innerJoin(ledgerEntry, eq(ledgerEntry.id, ledgerPosting.entryId))
    .where(theirs(userId, since))
    .groupBy(month);
  return rows.map((row) => ({ month: row.month, cameIn: Number(row.cameIn), wentOut: Number(row.wentOut) }));
}

/** Fils of entries of this kind that came into the wallet since then. */
export async function walletSumOf(
  db: Queryable,
  userId: number,
  { kind, since }: { readonly kind: string; readonly since: Date },
): Promise<number> {
  const [found] = await db
    .select({ fils: sql<string>`coalesce(sum(${ledgerPosting.fils}), 0)` })
    .from(ledgerPosting)
    .innerJoin(ledgerAccount, eq(ledgerAccount.id, ledgerPosting.accountId))
    .innerJoin(ledgerEntry, eq(ledgerEntry.id, ledgerPosting.entryId))
    .where(and(theirs(userId, since), eq(ledgerEntry.kind, kind)));
  return Number(found?.fils ?? 0);
}

/** Postings of their wallet; `since`: of entries from then on. */
function theirs(userId: number, since?: Date) {
  const later = since && sql`${ledgerEntry.at} >= ${since.toISOString()}::timestamptz`;
  return and(eq(ledgerAccount.userId, userId), eq(ledgerAccount.kind, 'wallet'), later);
}
