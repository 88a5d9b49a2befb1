/** storefront.md section 5, E-gift: the first three to the letter. The others are ours: the specification has no sentences for them. */
import type { Sentence } from './sentence.ts';

export const egiftMessages = {
  noAmount: ['Please select gift amount', 'يرجى اختيار قيمة الهدية'],
  noName: ['Recipient name is required', 'اسم المستلم مطلوب'],
  noEmail: ['Recipient email is required', 'البريد الإلكتروني للمستلم مطلوب'],
  emailsDiffer: [
    'Confirm recipient email does not match recipient email',
    'تأكيد البريد الإلكتروني للمستلم لا يطابق بريده',
  ],
  badAmount: [
    'A gift is a whole number of dirhams, from AED 10 to AED 2,000',
    'قيمة الهدية عدد صحيح من الدراهم، من 10 إلى 2,000 درهم',
  ],
  noSender: ['Your name is required', 'اسمك مطلوب'],
  messageLong: ['The message is too long, maximum of 300 characters', 'الرسالة طويلة، الحد الأقصى 300 حرف'],
  badDay: ['Please choose a delivery date from today on, within a year', 'يرجى اختيار تاريخ إرسال من اليوم وحتى سنة'],
  noSuchCard: ['This gift card is not available any more', 'بطاقة الهدية هذه لم تعد متوفّرة'],
  notOpen: ['This gift can no longer be paid', 'لم يعد بالإمكان دفع قيمة هذه الهدية'],
  tooMany: ['Too many gifts were begun. Please try again later.', 'بدأت هدايا كثيرة. يرجى المحاولة لاحقاً.'],
  failed: ['The gift could not be made. Please try again.', 'تعذّر إعداد الهدية. يرجى المحاولة مرة أخرى.'],
  codeMissing: ['Please enter the code of the gift', 'يرجى إدخال رمز الهدية'],
  wrongCode: [
    'This code is not valid, or was used already. Please look at it again.',
    'هذا الرمز غير صالح أو سبق استخدامه. يرجى مراجعته من جديد.',
  ],
  ownAlready: ['This gift is in your wallet already', 'هذه الهدية في محفظتك بالفعل'],
  tooManyCodes: ['Too many codes were tried. Please try again later.', 'جُرّبت رموز كثيرة. يرجى المحاولة لاحقاً.'],
  notRedeemed: ['The gift could not be redeemed. Please try again.', 'تعذّر استخدام الهدية. يرجى المحاولة مرة أخرى.'],
} as const satisfies Record<string, Sentence>;
