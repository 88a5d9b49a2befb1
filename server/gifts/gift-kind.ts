/** A bill that is an e-gift (bills/bill-kind.ts). Its face value has no VAT (decisions.md 19). */
import { writtenDay } from '#contract/rules/written-day.ts';
import type { BillKind } from '#server/bills/bill-kind.ts';

import { giftFromWallet, mayLeave } from './gift-from-wallet.ts';
import { giftPaid } from './gift-paid.ts';
import { giftOfBill } from './gift-store.ts';
import { giftRefunded } from './refund-gift.ts';

export const giftKind: BillKind = {
  paid: (tx, bill, at) => giftPaid(tx, bill, { kind: 'provider_clearing' }, at),
  fromWallet: giftFromWallet,
  // It stays as it was typed for a day: another bill can be made of it.
  ended: async () => undefined,
  about: async (db, bill, when) => {
    const gift = await giftOfBill(db, bill.id);
    if (!gift) return {};
    const { email, name, senderName, message, day } = gift;
    const wallet = (await mayLeave(db, bill, when)) ? 'may' : 'over';
    return { email, wallet, gift: { name, senderName, message, day: writtenDay(day) } };
  },
  refunded: giftRefunded,
};
