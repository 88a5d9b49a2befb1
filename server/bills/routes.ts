/** The calls of bills; they are paid by the calls of payments. */
import { openBill, readBill } from '#contract/bills.ts';
import { billMessages } from '#contract/messages/bills.ts';
import { checkoutMessages } from '#contract/messages/checkout.ts';
import { answerOnce } from '#server/kit/answer-once.ts';
import type { Deps } from '#server/kit/deps.ts';
import { notFound, Refusal } from '#server/kit/refusal.ts';
import { serveUser, type Served } from '#server/kit/serve.ts';
import { hasOpenAttempt } from '#server/payments/open-attempt.ts';

import type { BillAbout, BilledDocuments, BillKinds } from './bill-kind.ts';
import { findBill } from './bill-store.ts';

/** What most bills have nothing of. */
const PLAIN = {
  orderDocno: null,
  email: '',
  bonus: 0,
  hasGoods: false,
  regular: null,
  gift: null,
  wallet: 'never',
} as const satisfies Required<BillAbout>;

/** The kinds, and what bills are made of, are put together with the rooms (server/selling.ts). */
export function billRoutes(kinds: BillKinds, documents: BilledDocuments) {
  return (deps: Deps): Served[] => {
    const { db, clock, settings } = deps;
    return [
      serveUser(readBill, async ({ docno }, { userId }) => {
        const bill = await findBill(db.orm, userId, docno);
        if (!bill) throw notFound();
        const { kind, fils, state, until } = bill;
        const isUnderWay = state === 'open' && (await hasOpenAttempt(db.orm, { doctype: 'PBO', docno }));
        const isOver = state === 'open' && !isUnderWay && until <= clock.now();
        const about = await kinds[kind].about(db.orm, bill, { now: clock.now(), shop: settings.shop });
        return { kind, fils, state: isOver ? 'ended' : state, isUnderWay, ...PLAIN, ...about };
      }),
      serveUser(openBill, (input, caller) =>
        answerOnce(deps, { call: openBill, input, caller }, () =>
          db.transaction(async (tx) => {
            const { docno: asked, doctype, shownFils } = input;
            const { userId } = caller;
            const now = clock.now();
            const made = { userId, docno: asked, now, shop: settings.shop };
            const docno = doctype === 'PBO' ? asked : await documents[doctype]?.(tx, made);
            const bill = docno === undefined ? undefined : await findBill(tx, userId, docno);
            if (!bill) throw notFound();
            const isPayable = bill.state === 'open' && bill.until > now;
            if (!isPayable) throw new Refusal('bill_over', billMessages.billOver[0], 409, 'saldocno');
            if (shownFils !== null && shownFils !== bill.fils) {
              throw new Refusal('total_changed', checkoutMessages.totalChanged[0], 409, 'ihdAmount');
            }
            return { fils: bill.fils, doctype: 'PBO' as const, docno: bill.id };
          }),
        ),
      ),
    ];
  };
}
