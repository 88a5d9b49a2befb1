import { integer } from '#contract/wire-types.ts';
import { record } from '#contract/wire.ts';

/** Passes money on to the friend whose it is, where that is known, and tells both; apart from what runs it, so that paying can order it. */
export const friendMoneyJob = {
  name: 'wallet.friendMoney',
  payload: record({ billId: ['billId', integer({ min: 1 })] }),
};
