import { readReferrals } from '#contract/referrals.ts';
import { privateQuery } from '#src/net/private-query.ts';

/** Whom the shopper invited, and who invited them; kept on the device and asked for again: a friend may have come a moment ago. */
export function myReferrals() {
  return { ...privateQuery(readReferrals, {}), staleTime: 0 };
}
