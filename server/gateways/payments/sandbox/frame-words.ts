/** What the sandbox's frames say, in both languages. */
export type FrameLanguage = 'en' | 'ar';

export function frameLanguage(written: unknown): FrameLanguage {
  return written === 'ar' ? 'ar' : 'en';
}

export const FRAME_WORDS = {
  en: {
    dir: 'ltr',
    sandbox: 'Sandbox: no real money',
    testCardsOnly: 'Only test cards work here, such as 4111 1111 1111 1111. Do not type a real one.',
    form: 'Card details',
    number: 'Card number',
    name: 'Name on the card',
    expiry: 'Expiry (MM/YY)',
    cvv: 'CVV',
    cvvHint: '3 digits on the back, 4 on the front of American Express',
    challenge: 'Confirm the payment',
    challengeLead: 'Your bank asks whether this payment is yours.',
    amount: 'Amount',
    card: 'Card',
    confirm: 'Confirm',
    refuse: 'Refuse',
    over: 'This payment is not waiting for you any more.',
    lost: 'There is no connection. Please try again.',
    wallets: { samsung: 'Samsung Pay', apple: 'Apple Pay' },
    walletLead: 'A stand-in for the sheet of your device’s wallet.',
    walletCard: 'Card in the wallet',
    declined: 'is declined',
    pay: 'Pay',
    cancel: 'Cancel',
  },
  ar: {
    dir: 'rtl',
    sandbox: 'بيئة تجريبية: لا أموال حقيقية',
    testCardsOnly: 'تُقبل هنا بطاقات الاختبار فقط، مثل \u20664111 1111 1111 1111\u2069. لا تكتب رقم بطاقة حقيقية.',
    form: 'بيانات البطاقة',
    number: 'رقم البطاقة',
    name: 'الاسم على البطاقة',
    expiry: 'تاريخ الانتهاء (شهر/سنة)',
    cvv: 'رمز الأمان',
    cvvHint: '3 أرقام على ظهر البطاقة، و4 على وجه أمريكان إكسبريس',
    challenge: 'تأكيد الدفع',
    challengeLead: 'يسألك بنكك إن كانت هذه العملية منك.',
    amount: 'المبلغ',
    card: 'البطاقة',
    confirm: 'تأكيد',
    refuse: 'رفض',
    over: 'لم تعد هذه العملية بانتظارك.',
    lost: 'لا يوجد اتصال. حاول مرة أخرى.',
    wallets: { samsung: 'Samsung Pay', apple: 'Apple Pay' },
    walletLead: 'بديل تجريبي عن نافذة محفظة جهازك.',
    walletCard: 'البطاقة في المحفظة',
    declined: 'تُرفض',
    pay: 'ادفع',
    cancel: 'إلغاء',
  },
} as const;
