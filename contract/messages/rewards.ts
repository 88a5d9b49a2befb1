/** What the reward points' page says: a line of its statement in our words, the rule about codes in the specification's (account.md sections 3 and 5). */
import type { Sentence } from './sentence.ts';

export const rewardMessages = {
  earned: ['Earned with your order', 'من طلبك'],
  referral: ['A friend whom you invited ordered', 'طلب صديق دعوته'],
  given: ['A gift from Zad', 'هدية من زاد'],
  spent: ['Used for an order', 'استُخدمت في طلب'],
  voucher: ['Turned into a voucher', 'حُوّلت إلى قسيمة'],
  returned: ['Given back', 'أُعيدت إليك'],
  noCodes: [
    'Loyalty and referral points do not apply when discount codes are used.',
    'لا تُطبّق نقاط الولاء ونقاط دعوة الأصدقاء عند استخدام رموز الخصم.',
  ],
  expired: ['Ended unused', 'انتهت دون استخدام'],
  tooFew: ['You do not have enough points for a voucher any more.', 'لم يعد لديك ما يكفي من النقاط لقسيمة.'],
  otherBlock: [
    'A voucher costs another number of points now. Please look again.',
    'تغيّر عدد النقاط اللازم للقسيمة. يُرجى المراجعة مرة أخرى.',
  ],
  notTurned: ['We could not make the voucher. Please try again.', 'تعذّر إنشاء القسيمة. حاول مرة أخرى.'],
} as const satisfies Record<string, Sentence>;
