/** A bill that is a tip (bills/bill-kind.ts). */
import { integer } from '#contract/wire-types.ts';
import { record } from '#contract/wire.ts';
import type { BillKind } from '#server/bills/bill-kind.ts';
import { addJob } from '#server/kit/task.ts';
import { post } from '#server/ledger/post.ts';

import { tipFilsOf, setTipState, tipOfBill } from './tip-store.ts';

/** Mails that a tip was not had. */
export const refusedTipJob = {
  name: 'ratings.refusedTip',
  payload: record({ billId: ['billId', integer({ min: 1 })] }),
};

export const tipKind: BillKind = {
  /** What was captured is owed to the staff; a tip has no VAT. */
  paid: async (tx, bill, at) => {
    const tip = await tipOfBill(tx, bill.id);
    const fils = tipFilsOf(tip);
    const postings = [[{ kind: 'provider_clearing' }, -fils] as const, [{ kind: 'tips' }, fils] as const];
    const document = { doctype: 'PBO', docno: bill.id };
    await post(tx, { key: `tip ${tip.id}`, kind: 'tip_given', at, document, postings });
    await setTipState(tx, tip.id, 'paid');
  },
  refused: async (tx, bill) => {
    await setTipState(tx, (await tipOfBill(tx, bill.id)).id, 'ended');
    await addJob(tx, refusedTipJob, { billId: bill.id }, { key: `${refusedTipJob.name}:${bill.id}` });
  },
  ended: async (tx, bill) => setTipState(tx, (await tipOfBill(tx, bill.id)).id, 'ended'),
  about: async (db, bill) => ({ orderDocno: (await tipOfBill(db, bill.id)).orderId }),
};
