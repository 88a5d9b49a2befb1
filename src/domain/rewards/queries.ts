import { readPastVouchers } from '#contract/past-vouchers.ts';
import { readRewards } from '#contract/rewards.ts';
import { privateQuery } from '#src/net/private-query.ts';

/** Reward points and their statement, kept on the device and asked for again: an order may have moved them a moment ago. */
export function myRewards() {
  return { ...privateQuery(readRewards, {}), staleTime: 0 };
}

/** Vouchers that were used or have ended, asked for again likewise. */
export function myPastVouchers() {
  return { ...privateQuery(readPastVouchers, {}), staleTime: 0 };
}
