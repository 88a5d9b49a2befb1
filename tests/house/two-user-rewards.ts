/** What one shopper sends of points and of inviting friends to reach what is another's: as two-user-cases.ts. */
import type { Case } from './two-user-cases.ts';

export const rewardCases: Readonly<Record<string, Case>> = {
  // No points of hers are named by it: there is nothing but the sender's own to take.
  'checkout.turnIntoVoucher': {
    tries: ({ user }) => [{ redeemPoints: 500 }, { redeemPoints: 500, userDocNo: user.id }],
  },
  'referrals.read': { tries: ({ user }) => [{}, { userDocNo: user.id }], showsOwn: true },
  // Anybody may name her as the one who invited them; that they cannot name somebody for her is what is tried.
  'referrals.updateReferee': {
    tries: ({ user }) => [
      { docno: user.customerCode },
      { docno: user.customerCode, userDocNo: user.id },
      { docno: String(user.id) },
      { docno: user.email },
    ],
  },
  // Whether she has an account is not said.
  'referrals.sendEmail': {
    tries: ({ user }) => [
      { toEmail: user.email, subject: 'Come and see', body: 'A shop' },
      { toEmail: user.email, subject: 'Come and see', body: 'A shop', userDocNo: user.id },
    ],
  },
};
