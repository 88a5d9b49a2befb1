import { readFrequencies, readRegularDays, readRegularTimes } from '#contract/regular-days.ts';
import { checkRegular, listRegulars, readRegular } from '#contract/regulars.ts';
import { fleetingQuery, privateQuery } from '#src/net/private-query.ts';
import { readQuery } from '#src/net/read-query.ts';

import type { RegularSubject } from './subject.ts';

/** What comes regularly, kept on the device and asked for again: a delivery may have become an order a moment ago. */
export function myRegulars() {
  return { ...privateQuery(listRegulars, {}), staleTime: 0 };
}

/** The deliveries of one of them. */
export function regularDeliveries(docno: number) {
  return { ...privateQuery(readRegular, { docno }), staleTime: 0 };
}

/** What a regular order would be; not kept: prices, the wallet and the first day are those of the moment. */
export function regularOffer(subject: RegularSubject) {
  const asked =
    'orderDocno' in subject
      ? { stockCode: '', orderDocno: subject.orderDocno }
      : { stockCode: subject.stockCode, orderDocno: null };
  return fleetingQuery(checkRegular, asked);
}

export function regularFrequencies() {
  return readQuery(readFrequencies, {});
}

/** For so many weeks. */
export function regularDays(weeks: number) {
  return readQuery(readRegularDays, { weeks });
}

export function regularTimes() {
  return readQuery(readRegularTimes, {});
}
