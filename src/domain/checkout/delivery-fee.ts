/** What a delivery costs the shopper, so that the cart's sum is the one that checkout begins with; apart from what checkout itself asks. */
import { readDeliveryFee } from '#contract/delivery-fee.ts';
import { privateQuery } from '#src/net/private-query.ts';

export type { DeliveryCost } from '#contract/delivery-fee.ts';

export function myDeliveryFee() {
  return privateQuery(readDeliveryFee, {});
}
