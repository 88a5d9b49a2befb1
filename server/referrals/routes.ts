/** The calls of inviting friends (contract/referrals.ts). Points come with deliveries (earn-referral.ts). */
import { readReferrals, sendInvitation, updateReferee } from '#contract/referrals.ts';
import type { Deps } from '#server/kit/deps.ts';
import { serveUser, type Served } from '#server/kit/serve.ts';

import { nameReferrer } from './name-referrer.ts';
import { readReferralsOf } from './read-referrals.ts';
import { sendInvitations } from './send-invitations.ts';

export function referralRoutes({ db, clock, settings: { shop } }: Deps): Served[] {
  const desk = { db, now: () => clock.now() };
  return [
    serveUser(readReferrals, (_input, { userId }) => readReferralsOf({ db, shop }, userId)),
    serveUser(updateReferee, async ({ code }, { userId }) => {
      await nameReferrer(desk, { userId, code });
      return {};
    }),
    serveUser(sendInvitation, async (asked, { userId }) => {
      await sendInvitations(desk, userId, asked);
      return {};
    }),
  ];
}
