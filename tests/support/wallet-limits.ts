import type { WalletLimits } from '#contract/wallet.ts';

/** The shop's own, in fils, for tests of the wallet's forms. */
export const WALLET_LIMITS: WalletLimits = {
  topUpLeast: 1000,
  topUpMost: 500_000,
  friendLeast: 500,
  friendMost: 200_000,
  friendFree: 20_000,
  friendWaitsDays: 180,
};
