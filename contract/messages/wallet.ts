/** account.md sections 5 and 8, Wallet; the refusals that the specification has no sentence for are ours. */
import type { Sentence } from './sentence.ts';

export const walletMessages = {
  amountMissing: ['please enter amount', 'يرجى إدخال المبلغ'],
  sent: ["You've succesfully send money to your friend", 'تم إرسال المال إلى صديقك بنجاح'],
  failed: ['Something went wrong. Please try again.', 'حدث خطأ ما. يرجى المحاولة مرة أخرى.'],
  amountLow: ['This is less than the least amount', 'هذا أقل من الحد الأدنى للمبلغ'],
  amountHigh: ['This is more than the most at once', 'هذا أكثر من الحد الأقصى في المرة الواحدة'],
  noSuchBulk: ['Choose one of the amounts in the table', 'اختر أحد المبالغ الواردة في الجدول'],
  friendEmail: ['Please enter a valid email of your friend', 'يرجى إدخال بريد إلكتروني صحيح لصديقك'],
  ownEmail: [
    'This is your own email. Add money to your own wallet instead.',
    'هذا بريدك أنت. أضف رصيدًا إلى محفظتك بدلًا من ذلك.',
  ],
  dayLimit: [
    'With this you would send more to friends within 24 hours than you can',
    'بهذا المبلغ تتجاوز ما يمكنك إرساله إلى أصدقائك خلال 24 ساعة',
  ],
  timesLimit: [
    'You have sent money too often today. Please try again tomorrow.',
    'أرسلت المال مرات كثيرة اليوم. يرجى المحاولة مرة أخرى غدًا.',
  ],
  stepUp: [
    'This is much money for one day. Please confirm that it is you.',
    'هذا مبلغ كبير ليوم واحد. يرجى تأكيد أنك صاحب الحساب.',
  ],
  signInAgain: [
    'Please sign in again right before you send this much money',
    'يرجى تسجيل الدخول من جديد قبل إرسال هذا المبلغ مباشرة',
  ],
  codeSent: ['We have mailed you a code', 'أرسلنا إليك رمزًا بالبريد الإلكتروني'],
} as const satisfies Record<string, Sentence>;
