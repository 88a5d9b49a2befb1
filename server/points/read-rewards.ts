import { rewardMessages } from '#contract/messages/rewards.ts';
import type { RewardMove, Rewards } from '#contract/rewards.ts';
import { filsOfPoints, type PointsRates } from '#contract/rules/reward-points.ts';
import type { Database } from '#server/kit/database.ts';
import type { ShopSettings } from '#server/shop-settings.ts';

import { nextEndOf, pointsOf, pointsStatement, type PointsMove } from './read-points.ts';

/** What fits an answer; older moves are in the file of the shopper's own data. */
const MOST_MOVES = 1000;

interface Asked {
  readonly db: Pick<Database, 'snapshot'>;
  readonly settings: PointsRates & Pick<ShopSettings, 'pointsLiveMonths'>;
  readonly now: Date;
}

/** What the page of reward points shows, of one moment. */
export async function readRewardsOf({ db, settings, now }: Asked, userId: number): Promise<Rewards> {
  const { pointsBlock, pointsBlockFils, pointsPerHundred, pointsLiveMonths } = settings;
  return db.snapshot(async (tx) => {
    const points = await pointsOf(tx, userId, now);
    const ending = await nextEndOf(tx, userId, now);
    const moves = await pointsStatement(tx, userId, now);
    return {
      points,
      pointsFils: pointsBlock > 0 ? filsOfPoints(points - (points % pointsBlock), settings) : 0,
      pointsBlock,
      blockFils: pointsBlockFils,
      perHundred: pointsPerHundred,
      months: pointsLiveMonths,
      ending: ending && { points: ending.points, at: ending.at.toISOString() },
      moves: moves.slice(0, MOST_MOVES).map(moveOf),
    };
  });
}

/** A prepared order's number is not one that a shopper knows: no page shows it. */
function moveOf({ doctype, docno, at, kind, points }: PointsMove): RewardMove {
  const [en, ar] = rewardMessages[kind];
  return { order: doctype === 'RSO' ? (docno ?? 0) : 0, at: at.toISOString(), words: { en, ar }, points };
}
