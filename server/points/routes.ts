/** The call of reward points (contract/rewards.ts): a read; they are earned by deliveries and spent by orders. */
import { readRewards } from '#contract/rewards.ts';
import type { Deps } from '#server/kit/deps.ts';
import { serveUser, type Served } from '#server/kit/serve.ts';

import { readRewardsOf } from './read-rewards.ts';

export function pointsRoutes({ db, clock, settings: { shop } }: Deps): Served[] {
  return [
    serveUser(readRewards, (_input, { userId }) => readRewardsOf({ db, settings: shop, now: clock.now() }, userId)),
  ];
}
