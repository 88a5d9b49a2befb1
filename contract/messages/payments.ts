/** account.md sections 4, 5 and 8, Payment; the refusals that the specification has no sentence for are ours. */
import type { Sentence } from './sentence.ts';

export const paymentMessages = {
  insufficient: ['Insufficient balance', 'الرصيد غير كافٍ'],
  chooseMethod: ['Select a payment method', 'اختر طريقة الدفع'],
  agree: ['I agree and accept the terms & conditions', 'أوافق على الشروط والأحكام'],
  invalidCvv: ['Invalid CVV!', 'رمز CVV غير صحيح!'],
  number: ['Please enter correct card number', 'يرجى إدخال رقم بطاقة صحيح'],
  name: ['Please enter correct cardholder name', 'يرجى إدخال اسم صحيح لحامل البطاقة'],
  expiry: ['Please check card expiry date', 'يرجى التحقّق من تاريخ انتهاء البطاقة'],
  cvv: ['Please check card CVV', 'يرجى التحقّق من رمز CVV للبطاقة'],
  tryAgain: ['Payment Error, please refresh and try again', 'خطأ في الدفع، يرجى التحديث والمحاولة مرة أخرى'],
  failed: ['Payment Failed !', 'فشل الدفع!'],
  samsungFailed: ['Error: Samsung pay payment failed.', 'خطأ: فشل الدفع عبر Samsung Pay.'],
  errorOccurred: ['Error occured while payment', 'حدث خطأ أثناء الدفع'],
  givenBack: [
    'The payment was not completed. Nothing is taken, and an amount that your bank reserved is released.',
    'لم تكتمل عملية الدفع. لن يُخصم أي مبلغ، وسيُلغى حجز أي مبلغ لدى بنكك.',
  ],
  underWay: [
    'A payment for this order is under way. Finish it, or stop it first.',
    'هناك عملية دفع جارية لهذا الطلب. أكملها أو أوقفها أولاً.',
  ],
  tooMany: ['Too many payments were tried. Please try again later.', 'محاولات دفع كثيرة. يرجى المحاولة لاحقاً.'],
  noSuchCard: ['This card is not saved any more', 'لم تعد هذه البطاقة محفوظة'],
  nothingOpen: ['There is no payment to stop', 'لا توجد عملية دفع لإيقافها'],
  tooLate: ['This payment went through already', 'تمت عملية الدفع هذه بالفعل'],
  saveConsent: [
    'Save this card with the payment provider for my next orders. I can remove it at any time.',
    'احفظ هذه البطاقة لدى مزود الدفع لطلباتي القادمة. يمكنني إزالتها في أي وقت.',
  ],
} as const satisfies Record<string, Sentence>;
