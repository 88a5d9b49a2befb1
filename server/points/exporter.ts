import type { Exporter } from '#server/kit/exporter.ts';

import { pointsStatement } from './read-points.ts';

/** Reward points as they came and went, in the file of the shopper's own data. */
export const pointsExporter: Exporter = {
  name: 'rewardPoints',
  read: async (db, userId, now) => {
    const moves = await pointsStatement(db, userId, now);
    return moves.map(({ at, kind, points }) => ({ at: at.toISOString(), kind, points }));
  },
};
