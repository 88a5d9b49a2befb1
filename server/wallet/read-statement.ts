/** The wallet's statement, straight from the ledger (remaining.md WA 1). */
import { inArray } from 'drizzle-orm';

import { WALLET_ENTRIES, type WalletEntry } from '#contract/wallet.ts';
import type { Queryable } from '#server/kit/database.ts';
import { walletEntries, type WalletPosting } from '#server/ledger/wallet-entries.ts';

import type { FriendMoney } from './friend-store.ts';
import { friendMoney } from './table.ts';

interface Statement {
  readonly entries: WalletEntry[];
  readonly count: number;
  readonly size: number;
}

/** The newest `size` entries. Amounts in fils. */
export async function readStatementOf(db: Queryable, userId: number, size: number): Promise<Statement> {
  const { entries, count } = await walletEntries(db, userId, size);
  const bills = entries.flatMap(({ doctype, docno }) => (doctype === 'PBO' && docno !== null ? [docno] : []));
  const found = bills.length === 0 ? [] : await db.select().from(friendMoney).where(inArray(friendMoney.billId, bills));
  const friends = new Map(found.map((money) => [money.billId, money]));
  return { entries: entries.map((entry) => entryOf(entry, friends)), count, size };
}

function entryOf(
  { at, kind, doctype, docno, ...entry }: WalletPosting,
  friends: ReadonlyMap<number, FriendMoney>,
): WalletEntry {
  const money = doctype === 'PBO' && docno !== null ? friends.get(docno) : undefined;
  return {
    ...entry,
    at: at.toISOString(),
    kind: WALLET_ENTRIES.find((one) => one === kind) ?? 'other',
    doctype: doctype ?? '',
    docno: docno ?? 0,
    who: (kind === 'friend_received' ? money?.sender : money?.email) ?? '',
  };
}
