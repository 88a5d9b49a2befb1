/** What checkout asks the shop about. True for a moment only: none of it is kept on the device. */
import { readExtras, readGroups, readTotals } from '#contract/checkout.ts';
import { readDelivery, readDeliveryDates, readDeliveryTimes, readExpress } from '#contract/delivery.ts';
import { fleetingQuery } from '#src/net/private-query.ts';

/** An order that was prepared, as the wire names it. */
export interface Prepared {
  readonly docno: number;
  readonly doctype: 'PRO';
}

/** `addressId` null: the default one. `parentDocno`: of an order that is added to, which has an address and a time already. */
export function deliveryTo(addressId: number | null, parentDocno: number | null) {
  return fleetingQuery(readDelivery, { addressId, parentDocno });
}

export function expressTo(addressId: number | null) {
  return fleetingQuery(readExpress, { addressId });
}

export function extras() {
  return fleetingQuery(readExtras, {});
}

export function totalsOf({ docno, doctype }: Prepared) {
  return fleetingQuery(readTotals, { docno, doctype });
}

export function groupsOf({ docno, doctype }: Prepared) {
  return fleetingQuery(readGroups, { docno, doctype });
}

export function daysOfGroup({ docno, doctype }: Prepared, group: number) {
  return fleetingQuery(readDeliveryDates, { docno, doctype, group, dayId: null });
}

export function timesOfGroup({ docno, doctype }: Prepared, group: number, dayId: number) {
  return fleetingQuery(readDeliveryTimes, { docno, doctype, group, dayId });
}
