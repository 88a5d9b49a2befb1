/** What the rating dialog says (issue "Orders"); the specification has no sentences for them. */
import type { Sentence } from './sentence.ts';

export const ratingMessages = {
  notDelivered: [
    'An order can be rated from its delivery on, for 14 days',
    'يمكن تقييم الطلب بعد توصيله ولمدة 14 يوماً',
  ],
  alreadyRated: ['This order was rated already', 'تم تقييم هذا الطلب من قبل'],
  alreadyTipped: ['A tip was given for this order already', 'تم تقديم إكرامية لهذا الطلب من قبل'],
  noSuchTip: ['Choose a tip of 0, 5, 10 or 15 dirhams', 'اختر إكرامية بقيمة 0 أو 5 أو 10 أو 15 درهماً'],
  noTip: ['Choose a tip for the driver or the picker', 'اختر إكرامية للسائق أو لمن جهّز الطلب'],
  otherPerson: ['This person did not work on this order', 'هذا الشخص لم يعمل على هذا الطلب'],
} as const satisfies Record<string, Sentence>;
