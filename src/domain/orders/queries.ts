/** Orders that were placed. */
import { readThanks } from '#contract/orders.ts';
import { fleetingQuery } from '#src/net/private-query.ts';

export function thanksFor(doctype: 'PRO' | 'RSO', docno: number) {
  return fleetingQuery(readThanks, { doctype, docno });
}
