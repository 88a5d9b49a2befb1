import { eq, sql } from 'drizzle-orm';

import type { Transaction } from '#server/kit/database.ts';

import { accountOf, lockLimited, type AccountName } from './accounts.ts';
import { NotEnough } from './not-enough.ts';
import { ledgerAccount, ledgerEntry, ledgerPosting } from './table.ts';

export interface NewEntry {
  /** What the movement is for, in full: `take RSO-1001`. The same key is posted once. */
  readonly key: string;
  /** What a statement calls it. */
  readonly kind: string;
  readonly at: Date;
  readonly document?: { readonly doctype: string; readonly docno: number };
  /** In fils, credits above 0; they come to 0, and none is 0. */
  readonly postings: readonly (readonly [account: AccountName, fils: number])[];
}

/**
 * Writes an entry within the caller's transaction; false where its key was posted before: then nothing is written. Accounts with a
 * limit are locked by id, after every other lock of the caller (money.md section 3, Locks).
 *
 * @throws NotEnough where an account would hold less than what is reserved of it
 * @throws RangeError where the postings do not come to 0
 */
export async function post(tx: Transaction, { key, kind, at, document, postings }: NewEntry): Promise<boolean> {
  const amounts = postings.map(([, fils]) => fils);
  if (
    !amounts.every((fils) => Number.isSafeInteger(fils) && fils !== 0) ||
    amounts.reduce((sum, one) => sum + one, 0) !== 0
  ) {
    throw new RangeError(`the postings of ${key} are ${amounts.join(', ')} fils`);
  }
  const [entry] = await tx
    .insert(ledgerEntry)
    .values({ key, kind, at, doctype: document?.doctype ?? null, docno: document?.docno ?? null })
    .onConflictDoNothing()
    .returning({ id: ledgerEntry.id });
  if (!entry) return false;
  const lines: { accountId: number; fils: number }[] = [];
  for (const [name, fils] of postings) lines.push({ accountId: await accountOf(tx, name), fils });
  const limited = await lockLimited(
    tx,
    lines.map(({ accountId }) => accountId),
  );
  for (const [id, { available }] of limited) {
    const change = lines.reduce((sum, line) => (line.accountId === id ? sum + line.fils : sum), 0);
    if (available + change < 0) throw new NotEnough(available, -change);
    await tx
      .update(ledgerAccount)
      .set({ balance: sql`${ledgerAccount.balance} + ${change}` })
      .where(eq(ledgerAccount.id, id));
  }
  await tx.insert(ledgerPosting).values(lines.map((line) => ({ ...line, entryId: entry.id })));
  return true;
}
