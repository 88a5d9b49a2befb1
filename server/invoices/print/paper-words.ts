/** What invoices and credit notes say, in both languages (uae.md, VAT; remaining.md OA 11). */
import type { InvoiceContent } from '#server/invoices/table.ts';

interface PaperWords {
  readonly invoice: string;
  readonly creditNote: string;
  readonly trn: string;
  readonly number: string;
  readonly ofInvoice: string;
  readonly ofDate: string;
  readonly date: string;
  readonly supplied: string;
  readonly order: string;
  readonly billedTo: string;
  readonly item: string;
  readonly units: string;
  readonly quantity: string;
  readonly price: string;
  readonly discount: string;
  readonly amount: string;
  /** What the lines come to. */
  readonly lines: string;
  /** What came in place of something that is given back. */
  readonly instead: string;
  readonly wrapped: string;
  readonly message: string;
  /** Where its letters cannot be printed. */
  readonly hasMessage: string;
  readonly goods: string;
  /** Where something is taken off them. */
  readonly goodsBefore: string;
  readonly code: string;
  readonly voucher: string;
  readonly points: string;
  readonly delivery: string;
  readonly taxed: string;
  readonly vat: string;
  readonly deposit: string;
  readonly donation: string;
  readonly total: string;
  readonly givenBack: string;
  /** What the papers of the order came to without a credit note, and come to with it. */
  readonly before: string;
  readonly after: string;
  readonly why: string;
  readonly paidBy: string;
  readonly ways: Readonly<Record<InvoiceContent['paidBy'], string>>;
  readonly note: string;
  readonly sheet: (number: number, of: number) => string;
}

export const PAPER_WORDS: Readonly<Record<'en' | 'ar', PaperWords>> = {
  en: {
    invoice: 'Tax Invoice',
    creditNote: 'Tax Credit Note',
    trn: 'Tax Registration Number (TRN)',
    number: 'Number',
    ofInvoice: 'Of tax invoice',
    ofDate: 'Date of that invoice',
    date: 'Date',
    supplied: 'Date of supply',
    order: 'Order',
    billedTo: 'Billed to',
    item: 'Item',
    units: 'Unit',
    quantity: 'Qty',
    price: 'Price',
    discount: 'Discount',
    amount: 'Amount',
    lines: 'Total of the lines',
    instead: 'Came instead',
    wrapped: 'Gift wrapped',
    message: 'Message',
    hasMessage: 'With a gift message',
    goods: 'Goods',
    goodsBefore: 'Goods before discounts',
    code: 'Discount code',
    voucher: 'Voucher',
    points: 'Reward points',
    delivery: 'Delivery',
    taxed: 'Amount including VAT 5%',
    vat: 'VAT 5% within it',
    deposit: 'Deposit (outside VAT)',
    donation: 'Donation (outside VAT)',
    total: 'Total (AED)',
    givenBack: 'Total given back (AED)',
    before: 'Invoice total before this note',
    after: 'Corrected invoice total',
    why: 'Reason',
    paidBy: 'Paid by',
    ways: { wallet: 'Wallet', card: 'Card', nothing: 'Nothing to pay' },
    note: 'Amounts are in UAE dirhams (AED). Prices include VAT.',
    sheet: (number, of) => `Page ${number} of ${of}`,
  },
  ar: {
    invoice: 'فاتورة ضريبية',
    creditNote: 'إشعار دائن ضريبي',
    trn: 'رقم التسجيل الضريبي',
    number: 'الرقم',
    ofInvoice: 'عن الفاتورة الضريبية',
    ofDate: 'تاريخ تلك الفاتورة',
    date: 'التاريخ',
    supplied: 'تاريخ التوريد',
    order: 'الطلب',
    billedTo: 'فاتورة إلى',
    item: 'الصنف',
    units: 'الوحدة',
    quantity: 'الكمية',
    price: 'السعر',
    discount: 'الخصم',
    amount: 'المبلغ',
    lines: 'مجموع البنود',
    instead: 'وصل مكانه',
    wrapped: 'مغلّف كهدية',
    message: 'الرسالة',
    hasMessage: 'مع رسالة هدية',
    goods: 'البضائع',
    goodsBefore: 'البضائع قبل الخصومات',
    code: 'رمز الخصم',
    voucher: 'القسيمة',
    points: 'نقاط الولاء',
    delivery: 'التوصيل',
    taxed: 'المبلغ مع ضريبة القيمة المضافة 5%',
    vat: 'ضريبة القيمة المضافة 5% ضمنه',
    deposit: 'التأمين (خارج نطاق الضريبة)',
    donation: 'التبرع (خارج نطاق الضريبة)',
    total: 'الإجمالي (درهم)',
    givenBack: 'إجمالي المبلغ المُعاد (درهم)',
    before: 'إجمالي الفاتورة قبل هذا الإشعار',
    after: 'إجمالي الفاتورة بعد التصحيح',
    why: 'السبب',
    paidBy: 'طريقة الدفع',
    ways: { wallet: 'المحفظة', card: 'البطاقة', nothing: 'لا شيء للدفع' },
    note: 'المبالغ بدرهم الإمارات العربية المتحدة. الأسعار شاملة ضريبة القيمة المضافة.',
    sheet: (number, of) => `صفحة ${number} من ${of}`,
  },
};

const figure = new Intl.NumberFormat('en', { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** Fils as a figure of dirhams, in Latin digits in both languages (decisions.md 20): 1,234.50 */
export function figureOf(fils: number): string {
  return figure.format(fils / 100);
}

const WHEN = {
  day: 'numeric',
  month: 'short',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
  timeZone: 'Asia/Dubai',
} as const;
const when = {
  en: new Intl.DateTimeFormat('en-GB', { ...WHEN }),
  ar: new Intl.DateTimeFormat('ar-AE-u-nu-latn', { ...WHEN }),
};

/** In Asia/Dubai. */
export function momentOf(at: Date, language: 'en' | 'ar'): string {
  return when[language].format(at);
}
