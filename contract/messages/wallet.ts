/** account.md sections 5 and 8, Wallet; the refusals that the specification has no sentence for are ours. */
import type { Sentence } from './sentence.ts';

export const walletMessages = {
  amountMissing: ['please enter amount', 'يرجى إدخال المبلغ'],
  sent: ["You've succesfully send money to your friend", 'تم إرسال المال إلى صديقك بنجاح'],
  failed: ['Something went wrong. Please try again.', 'حدث خطأ ما. يرجى المحاولة مرة أخرى.'],
  amountLow: ['This amount is too small', 'هذا المبلغ أقل من الحد الأدنى'],
  amountHigh: ['This amount is too large', 'هذا المبلغ أكبر من الحد الأقصى'],
  noSuchBulk: ['Choose one of the amounts in the table', 'اختر أحد المبالغ الواردة في الجدول'],
  friendEmail: ["Please enter your friend's email address", 'يرجى إدخال عنوان البريد الإلكتروني لصديقك'],
  ownEmail: [
    'This is your own email address. To add money to your own wallet, use the form for it.',
    'هذا بريدك أنت. لإضافة رصيد إلى محفظتك استخدم نموذج إضافة الرصيد.',
  ],
  dayLimit: [
    'This takes you over what you can send to friends within 24 hours',
    'بهذا المبلغ تتجاوز ما يمكنك إرساله إلى أصدقائك خلال 24 ساعة',
  ],
  timesLimit: [
    'You have sent money too often today. Please try again tomorrow.',
    'أرسلت المال مرات كثيرة اليوم. يرجى المحاولة مرة أخرى غداً.',
  ],
  stepUp: [
    'This is a large amount for one day. Please confirm that it is you.',
    'هذا مبلغ كبير ليوم واحد. يرجى تأكيد أنك صاحب الحساب.',
  ],
  signInAgain: ['To send this much, please sign in again first', 'لإرسال هذا المبلغ، يرجى تسجيل الدخول من جديد أولاً'],
  codeSent: ['We have emailed you a code', 'أرسلنا إليك رمزاً بالبريد الإلكتروني'],
} as const satisfies Record<string, Sentence>;
