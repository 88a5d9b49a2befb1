import { readPoints } from '#contract/account.ts';
import { standingAt, type Tier } from '#contract/rules/tier.ts';
import { serveUser, type Served } from '#server/kit/serve.ts';
import type { Desk } from '#server/session/desk.ts';

import { me } from './me.ts';

const COLOURS: Readonly<Record<Tier, string>> = {
  standard: '#1c6843',
  silver: '#5f6b76',
  gold: '#8f5e00',
  platinum: '#3d4370',
};

/** account.md section 3, Loyalty account. */
export function pointsCalls({ db }: Desk): Served[] {
  return [
    serveUser(readPoints, async (_input, { userId }) => {
      const { points } = await me(db.orm, userId);
      const { tier, next } = standingAt(points);
      return { tier, points, colour: COLOURS[tier], missing: next?.missing ?? null, nextTier: next?.tier ?? null };
    }),
  ];
}
