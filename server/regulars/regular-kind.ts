/** A bill that is a regular order (bills/bill-kind.ts): its money is in the wallet, held there for the deliveries. */
import type { ComingBefore } from '#contract/rules/regular-plan.ts';
import type { BillKind } from '#server/bills/bill-kind.ts';
import { post } from '#server/ledger/post.ts';
import { reserve } from '#server/ledger/reserve.ts';

import { comingOf } from './coming-before.ts';
import { endRegularOrder, reserveOf } from './end-regular.ts';
import { billedRegulars, lockBilled, lockLive } from './regular-store.ts';
import { deliveriesOf, regularFils } from './regular-sums.ts';
import { startRegular } from './start-regular.ts';

export const regularKind: BillKind = {
  /** What came regularly of its products until now ends. What was ended while it was being paid leaves its part in the wallet to spend. */
  paid: async (tx, { id, userId, fils }, at) => {
    if (userId === null) throw new Error(`PBO-${id} pays nobody's regular order`);
    const rows = (await lockBilled(tx, id)).filter(({ state }) => state === 'unpaid');
    const codes = rows.map(({ stockCode }) => stockCode);
    const before = (await lockLive(tx, userId, codes)).filter(({ state }) => state === 'running');
    const coming = new Map<string, ComingBefore>();
    for (const row of before) {
      coming.set(row.stockCode, await comingOf(tx, row));
      await endRegularOrder(tx, row, at);
    }
    for (const row of rows) await startRegular(tx, row, coming.get(row.stockCode) ?? null, at);
    const wallet = { kind: 'wallet', userId } as const;
    const postings = [[{ kind: 'provider_clearing' }, -fils] as const, [wallet, fils] as const];
    const document = { doctype: 'PBO', docno: id };
    await post(tx, { key: `regular PBO-${id}`, kind: 'regular_paid', at, document, postings });
    for (const row of rows) await reserve(tx, reserveOf(row), wallet, regularFils(row));
  },
  // It stays unpaid for a day: another bill can be made of it.
  ended: () => Promise.resolve(),
  about: async (db, { id }) => {
    const rows = await billedRegulars(db, id);
    const [first] = rows;
    if (!first) return {};
    return { regular: { name: first.name, others: rows.length - 1, deliveries: deliveriesOf(first) } };
  },
};
