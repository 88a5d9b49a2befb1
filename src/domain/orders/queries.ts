/** Orders that were placed. What is said of them is kept with the shopper, and read without signal. */
import { readDeliveryDates, readDeliveryTimes } from '#contract/delivery.ts';
import { readInvoice } from '#contract/invoices.ts';
import { readOrder, readTracking } from '#contract/order-detail.ts';
import type { OrderPlace } from '#contract/order-urls.ts';
import { readBoughtCodes, readThanks } from '#contract/orders.ts';
import { fleetingQuery, privateQuery } from '#src/net/private-query.ts';

import type { PlacedRef } from './placed-ref.ts';

export function thanksFor(doctype: 'PRO' | 'RSO', docno: number) {
  return fleetingQuery(readThanks, { doctype, docno });
}

export function orderDetail({ doctype, docno }: OrderPlace) {
  return privateQuery(readOrder, { doctype, docno });
}

export function orderTracking({ doctype, docno }: OrderPlace) {
  return privateQuery(readTracking, { doctype, docno });
}

export function orderInvoice({ doctype, docno }: OrderPlace) {
  return privateQuery(readInvoice, { doctype, docno });
}

/** What the shopper bought before, for 'Previously Purchased' (remaining.md C41). */
export function myBoughtCodes() {
  return privateQuery(readBoughtCodes, {});
}

/** Days on which it can come instead (remaining.md OA 5). */
export function daysOfOrder({ docno, doctype }: PlacedRef) {
  return fleetingQuery(readDeliveryDates, { docno, doctype, group: null, dayId: null });
}

export function timesOfOrder({ docno, doctype }: PlacedRef, dayId: number) {
  return fleetingQuery(readDeliveryTimes, { docno, doctype, group: null, dayId });
}
