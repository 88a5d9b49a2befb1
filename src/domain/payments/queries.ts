/** What paying asks the shop about. Nothing of it is kept on the device. */
import { readBill } from '#contract/bills.ts';
import { readSavedCards } from '#contract/payments.ts';
import { fleetingQuery } from '#src/net/private-query.ts';

/** A bill that is no order: what it comes to, and how it stands. */
export function standingBill(docno: number) {
  return fleetingQuery(readBill, { docno, doctype: 'PBO' });
}

export function savedCards() {
  return fleetingQuery(readSavedCards, {});
}
