/** What a line of the reward points' statement says (account.md section 3, Reward data): ours, the specification has no words for it. */
import type { Sentence } from './sentence.ts';

export const rewardMessages = {
  earned: ['Earned with your order', 'من طلبك'],
  referral: ['A friend whom you invited ordered', 'طلب صديق دعوته'],
  given: ['A gift from Zad', 'هدية من زاد'],
  spent: ['Used for an order', 'استُخدمت في طلب'],
  returned: ['Given back', 'أُعيدت إليك'],
  expired: ['Ended unused', 'انتهت دون استخدام'],
} as const satisfies Record<string, Sentence>;
