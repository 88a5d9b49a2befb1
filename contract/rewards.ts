/** Reward points, which the shop calls loyalty points: what there is and how it came to that (account.md sections 2, 3 and 9; remaining.md LO 7 and 8). */
import { defineCall } from './call.ts';
import { bilingual, fils, integer, list, nullable, text, withDefault } from './wire-types.ts';
import { record, type Decoded } from './wire.ts';

const number = integer({ min: 0, max: 2_147_483_647 });

const rewardMove = record({
  /** Of the order that it belongs to; 0 where there is none. */
  order: ['transDocno', withDefault(number, 0)],
  /** ISO time. */
  at: ['transDate', text(40)],
  words: ['transDesc', bilingual(120)],
  /** Above 0 came, below 0 went. */
  points: ['transPoints', integer({ min: -2_147_483_647, max: 2_147_483_647 })],
});
export type RewardMove = Decoded<typeof rewardMove>;

const ending = record({
  points: ['points', number],
  /** ISO time up to which they can be spent. */
  at: ['expiryDate', text(40)],
});

const rewards = record({
  points: ['rewardPoints', number],
  /** In fils: what their whole blocks are worth. */
  pointsFils: ['rewardValue', fils],
  /** How many points are spent at once; 0 where they buy nothing. */
  pointsBlock: ['pointsBlock', number],
  /** In fils: what one block is worth. */
  blockFils: ['pointsBlockValue', fils],
  /** Earned for each whole AED 100 of fruit, vegetables and meat. */
  perHundred: ['pointsPerHundred', number],
  /** Months for which a point can be spent. */
  months: ['pointsLiveMonths', number],
  /** The points that end first; null where there are none. */
  ending: ['nextExpiry', nullable(ending)],
  /** The newest first. */
  moves: ['rewardStatement', list(rewardMove, 1000)],
});
export type Rewards = Decoded<typeof rewards>;

export const readRewards = defineCall({
  auth: 'user',
  offline: 'online',
  invented: true,
  name: 'points.read',
  method: 'GET',
  path: '/accountinfo/RewardPoints',
  input: record({}),
  answer: rewards,
  summary: 'Reward points: how many there are, what they are worth, and everything that moved them',
});

const pointsVoucher = record({
  /** Of the voucher. */
  id: ['docno', number],
  /** In fils: what it takes off one order. */
  fils: ['amount', fils],
  /** ISO time up to which it can be used. */
  expiresAt: ['expiryDate', text(40)],
});
export type PointsVoucher = Decoded<typeof pointsVoucher>;

/** One block of points for one voucher ("500 points give an AED 50 voucher", account.md section 9; remaining.md LO-9). */
export const turnIntoVoucher = defineCall({
  auth: 'user',
  offline: 'online',
  invented: true,
  name: 'checkout.turnIntoVoucher',
  method: 'POST',
  path: '/accountinfo/RedeemRewardPoints',
  /** The block as the shopper saw it: `pointsBlock`. */
  input: record({ points: ['redeemPoints', integer({ min: 1, max: 2_147_483_647 })] }),
  answer: pointsVoucher,
  summary: 'Turns one block of reward points into a voucher',
});
