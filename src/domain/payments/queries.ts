/** What paying asks the shop about. Nothing of it is kept on the device. */
import { readSavedCards } from '#contract/payments.ts';
import { fleetingQuery } from '#src/net/private-query.ts';

export function savedCards() {
  return fleetingQuery(readSavedCards, {});
}
