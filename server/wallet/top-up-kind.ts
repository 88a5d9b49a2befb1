/** A bill that is a top-up (bills/bill-kind.ts). */
import { eq } from 'drizzle-orm';

import type { BillKind } from '#server/bills/bill-kind.ts';
import { post } from '#server/ledger/post.ts';

import { topUp } from './table.ts';

export const topUpKind: BillKind = {
  /** What was captured, and the bonus in money, are in the wallet at once; neither has VAT (decisions.md 19). */
  paid: async (tx, { id, userId, fils }, at) => {
    const [made] = await tx.update(topUp).set({ paidAt: at }).where(eq(topUp.billId, id)).returning();
    if (!made || userId === null) throw new Error(`PBO-${id} tops up no wallet`);
    const wallet = { kind: 'wallet', userId } as const;
    const document = { doctype: 'PBO', docno: id };
    const postings = [[{ kind: 'provider_clearing' }, -fils] as const, [wallet, fils] as const];
    await post(tx, { key: `top up PBO-${id}`, kind: 'wallet_topped_up', at, document, postings });
    const { bonusFils } = made;
    if (bonusFils === 0) return;
    const given = [[{ kind: 'top_up_bonus' }, -bonusFils] as const, [wallet, bonusFils] as const];
    await post(tx, { key: `bonus PBO-${id}`, kind: 'top_up_bonus', at, document, postings: given });
  },
  ended: () => Promise.resolve(),
  about: async (db, { id }) => {
    const [made] = await db.select().from(topUp).where(eq(topUp.billId, id));
    return made ? { bonus: made.bonusFils, hasGoods: made.goods !== null } : {};
  },
};
