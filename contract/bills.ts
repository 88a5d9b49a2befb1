/** A bill that is no order and is paid online: PBO (remaining.md C2). Its page asks what it is, because the amount in an address is display only. */
import { defineCall } from './call.ts';
import { doctypeOf } from './doctypes.ts';
import { bool, fils, integer, oneOf } from './wire-types.ts';
import { record, type Decoded } from './wire.ts';

const number = integer({ min: 0, max: 2_147_483_647 });

export const BILL_KINDS = ['tip'] as const;

const billStanding = record({
  kind: ['billKind', oneOf(BILL_KINDS)],
  fils: ['orderAmount', fils],
  /** `ended`: it was not paid in its time, or its payment was refused for good. */
  state: ['billState', oneOf(['open', 'paid', 'ended'])],
  /** A payment of it is under way. */
  isUnderWay: ['isUnderWay', bool],
  /** The placed order (RSO) that it belongs to. */
  orderDocno: ['saldocno', number],
});
export type BillStanding = Decoded<typeof billStanding>;

export const readBill = defineCall({
  name: 'bills.read',
  method: 'POST',
  path: '/MyOrder/GetBill',
  invented: true,
  auth: 'user',
  offline: 'online',
  input: record({ docno: ['piDocno', number], doctype: ['piDoctype', doctypeOf(['PBO'])] }),
  answer: billStanding,
  summary: 'What a bill comes to, and whether it is paid',
});
