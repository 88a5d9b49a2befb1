import { readEgifts } from '#contract/egifts.ts';
import { privateQuery } from '#src/net/private-query.ts';

/** E-gifts that the shopper has paid; kept on the device, and read there without signal. */
export function myEgifts() {
  return { ...privateQuery(readEgifts, {}), staleTime: 0 };
}
