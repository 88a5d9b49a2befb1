import type { Exporter } from '#server/kit/exporter.ts';

import { invitationsOf } from './invitation-store.ts';
import { friendsOf, referrerOf } from './referral-store.ts';

/** Who invited a shopper, and whom they invited, in the file of their own data. An invitation that is mailed has only its time left. */
export const referralExporter: Exporter = {
  name: 'referrals',
  read: async (db, userId) => {
    const referrer = await referrerOf(db, userId);
    return {
      invitedBy: referrer ? { customerCode: referrer.code, since: referrer.since.toISOString() } : null,
      friends: await friendsOf(db, userId),
      invitations: (await invitationsOf(db, userId)).map(({ madeAt, email, subject, body }) => ({
        at: madeAt.toISOString(),
        ...(email !== '' && { to: email, subject, body }),
      })),
    };
  },
};
