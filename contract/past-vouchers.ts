/** Vouchers that can no longer be used: what became of each (remaining.md LO-10 lists those that can, which come with `readExtras`). */
import { defineCall } from './call.ts';
import { bilingual, fils, integer, list, oneOf, text, withDefault } from './wire-types.ts';
import { record, type Decoded } from './wire.ts';

const number = integer({ min: 0, max: 2_147_483_647 });

const pastVoucher = record({
  id: ['docno', number],
  title: ['desc', bilingual(120)],
  fils: ['amount', fils],
  state: ['state', oneOf(['used', 'ended'])],
  /** ISO time: when the order was placed, or the voucher's own end. */
  at: ['endedTs', text(40)],
  /** The order that it was used for; 0 where it was not. */
  order: ['saldocno', withDefault(number, 0)],
});
export type PastVoucher = Decoded<typeof pastVoucher>;

export const readPastVouchers = defineCall({
  auth: 'user',
  offline: 'online',
  invented: true,
  name: 'checkout.readPastVouchers',
  method: 'GET',
  path: '/accountinfo/PastVouchers',
  input: record({}),
  /** The newest first. */
  answer: record({ vouchers: ['voucherList', list(pastVoucher, 100)] }),
  summary: 'Vouchers that were used or have ended',
});
