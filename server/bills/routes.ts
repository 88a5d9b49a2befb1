/** The calls of bills; they are paid by the calls of payments. */
import { readBill } from '#contract/bills.ts';
import type { Deps } from '#server/kit/deps.ts';
import { notFound } from '#server/kit/refusal.ts';
import { serveUser, type Served } from '#server/kit/serve.ts';
import { hasOpenAttempt } from '#server/payments/open-attempt.ts';

import type { BillKinds } from './bill-kind.ts';
import { findBill } from './bill-store.ts';

/** The kinds are put together with the rooms (server/selling.ts). */
export function billRoutes(kinds: BillKinds) {
  return ({ db, clock }: Deps): Served[] => [
    serveUser(readBill, async ({ docno }, { userId }) => {
      const bill = await findBill(db.orm, userId, docno);
      if (!bill) throw notFound();
      const { kind, fils, state, until } = bill;
      const isUnderWay = state === 'open' && (await hasOpenAttempt(db.orm, { doctype: 'PBO', docno }));
      const isOver = state === 'open' && !isUnderWay && until <= clock.now();
      const orderDocno = await kinds[kind].orderOf(db.orm, bill);
      return { kind, fils, state: isOver ? 'ended' : state, isUnderWay, orderDocno };
    }),
  ];
}
