import { readRewards } from '#contract/rewards.ts';
import { privateQuery } from '#src/net/private-query.ts';

/** Reward points and their statement, kept on the device and asked for again: an order may have moved them a moment ago. */
export function myRewards() {
  return { ...privateQuery(readRewards, {}), staleTime: 0 };
}
