/** Orders that were placed. */
import { readDeliveryDates, readDeliveryTimes } from '#contract/delivery.ts';
import { readOrder } from '#contract/order-detail.ts';
import { readThanks } from '#contract/orders.ts';
import { fleetingQuery, privateQuery } from '#src/net/private-query.ts';

import type { PlacedRef } from './placed-ref.ts';

export function thanksFor(doctype: 'PRO' | 'RSO', docno: number) {
  return fleetingQuery(readThanks, { doctype, docno });
}

export function orderDetail({ docno, doctype }: PlacedRef) {
  return privateQuery(readOrder, { docno, doctype });
}

/** Days on which it can come instead (remaining.md OA 5). */
export function daysOfOrder({ docno, doctype }: PlacedRef) {
  return fleetingQuery(readDeliveryDates, { docno, doctype, group: null, dayId: null });
}

export function timesOfOrder({ docno, doctype }: PlacedRef, dayId: number) {
  return fleetingQuery(readDeliveryTimes, { docno, doctype, group: null, dayId });
}
