/** What is on the sheet, in both languages, as it is read out of the PDF again. */
import { beforeAll, describe, expect, test } from 'vitest';

import { pdfPages } from '#tests/support/pdf-text.ts';

import { drawPapers } from './draw-papers.tsx';
import type { PrintJob } from './print-job.ts';

const SUMS = {
  goods: 4550,
  discount: 300,
  voucher: 100,
  points: 50,
  delivery: 1000,
  deposit: 200,
  donation: 500,
  net: 5800,
  vat: 243,
};
const NAMES = [
  { en: 'Al Nakheel Gold chocolate (85%)', ar: 'شوكولاتة Al Nakheel Gold (85%) بالبندق' },
  { en: 'Red apples (Fuji)', ar: 'تفاح أحمر (فوجي) للأطفال' },
];
const content = {
  billedTo: { name: 'Mariam Al Suwaidi', address: { en: 'Villa 12\nDubai', ar: 'فيلا 12، شارع 8\nدبي' } },
  paidBy: 'card',
  lines: NAMES.map((name, at) => ({
    srno: at + 1,
    name,
    units: { en: '500 g', ar: '500 غ' },
    quantity: at + 2,
    price: 1150 + at,
    lowered: at * 30,
  })),
  sums: SUMS,
} as const;
const CONTENT_LINE = { name: { en: 'Green apples', ar: 'تفاح أخضر' }, units: { en: '1 kg', ar: '1 كغ' }, price: 1150 };
const at = new Date('2026-11-22T21:30:00Z');
const jobOf = (language: 'en' | 'ar'): PrintJob => ({
  language,
  supplier: { name: { en: 'Zad', ar: 'زاد' }, address: { en: 'Dubai, UAE', ar: 'دبي، الإمارات' } },
  trn: '100000000000003',
  deliveredAt: new Date('2026-11-23T05:10:00Z'),
  gifts: new Map([
    [1, { isWrapped: true, message: 'Happy feast 🎂, أمي' }],
    [2, { isWrapped: false, message: 'शुभ' }],
  ]),
  papers: [
    { kind: 'invoice', number: 1001, orderId: 1044, at, content },
    {
      kind: 'credit_note',
      number: 7,
      orderId: 1044,
      at,
      content: {
        ...content,
        lines: [
          ...content.lines.slice(1).map(({ srno: _gone, ...line }) => line),
          { ...CONTENT_LINE, quantity: -2, lowered: 0 },
          { ...CONTENT_LINE, name: { en: 'Shared anew', ar: 'توزيع جديد' }, quantity: 0, price: 0, lowered: 5 },
        ],
        sums: {
          ...SUMS,
          goods: 1153,
          discount: 35,
          voucher: 0,
          points: 0,
          delivery: 0,
          deposit: 0,
          net: 1118,
          vat: 53,
        },
        credited: { why: { en: 'Why it is', ar: 'سبب الإشعار' }, before: 5800, after: 4682 },
      },
    },
  ],
});

let en: string[][];
let ar: string[][];
beforeAll(async () => {
  en = await pdfPages(await drawPapers(jobOf('en')), false);
  ar = await pdfPages(await drawPapers(jobOf('ar')), true);
});

describe('in English', () => {
  test.each([
    'Tax Invoice',
    'Number 1001',
    'Tax Registration Number (TRN): 100000000000003',
    'Date 23 Nov 2026, 01:30',
    'Order RSO-1044',
    'Mariam Al Suwaidi',
    'Item Unit Qty Price Discount Amount',
    'Al Nakheel Gold chocolate (85%) 500 g 2 11.50 23.00',
    'Red apples (Fuji) 500 g 3 11.51 0.30 34.23',
    'Gift wrapped',
    'Message: Happy feast',
    'With a gift message',
    'Total of the lines 0.30 57.23',
    'Goods before discounts 45.50',
    'Discount code -3.00',
    'Amount including VAT 5% 51.00',
    'VAT 5% within it 2.43',
    'Deposit (outside VAT) 2.00',
    'Donation (outside VAT) 5.00',
    'Total (AED) 58.00',
    'Paid by Card',
  ])('%s', (line) => expect(allOf(en[0])).toContain(line));

  test('its credit note from a page of its own on', () => {
    expect(en).toHaveLength(2);
    expect(allOf(en[1])).not.toContain('Paid by');
    expect(allOf(en[1])).not.toMatch(/gift|message/i);
  });

  // Article 60 of the VAT law's Executive Regulation: which invoice, its value before and corrected, the tax of the difference, and why.
  test.each([
    'Tax Credit Note',
    'Of tax invoice 1001',
    'Date of that invoice 23 Nov 2026, 01:30',
    'Red apples (Fuji) 500 g 3 11.51 0.30 34.23',
    'Came instead: Green apples 1 kg -2 11.50 -23.00',
    'Shared anew 1 kg 0.05 -0.05',
    'Total of the lines 0.35 11.18',
    'VAT 5% within it 0.53',
    'Total given back (AED) 11.18',
    'Invoice total before this note 58.00',
    'Corrected invoice total 46.82',
    'Reason Why it is',
  ])('of the credit note: %s', (line) => expect(allOf(en[1])).toContain(line));

  test('a paper of one sheet has no number of it', () => {
    expect(allOf(en.flat())).not.toContain('Page');
  });
});

describe('in Arabic: letters that were joined, numbers, Latin names and brackets come out as they were written', () => {
  test.each([
    'فاتورة ضريبية',
    'رقم التسجيل الضريبي: 100000000000003',
    'الرقم 1001',
    'التاريخ 23 نوفمبر',
    'الطلب RSO-1044',
    'فيلا 12، شارع 8',
    'الصنف الوحدة الكمية السعر الخصم المبلغ',
    'شوكولاتة Al Nakheel Gold (85%) بالبندق',
    'تفاح أحمر (فوجي) للأطفال',
    '500 غ 3 11.51 0.30 34.23',
    'مغلّف كهدية',
    'مع رسالة هدية',
    'رمز الخصم -3.00',
    'المبلغ مع ضريبة القيمة المضافة %5 51.00',
    'التأمين (خارج نطاق الضريبة) 2.00',
    'مجموع البنود 0.30 57.23',
    'الإجمالي (درهم) 58.00',
    'طريقة الدفع البطاقة',
  ])('%s', (line) => expect(allOf(ar[0])).toContain(line));

  test('its credit note', () => {
    expect(allOf(ar[1])).toContain('إشعار دائن ضريبي');
    expect(allOf(ar[1])).toContain('إجمالي المبلغ المُعاد (درهم) 11.18');
    expect(allOf(ar[1])).toContain('وصل مكانه: تفاح أخضر');
    expect(allOf(ar[1])).toContain('السبب سبب الإشعار');
  });
});

test('a long one takes several sheets, each with its number, whose it is and the heading of its lines; no line is lost', async () => {
  const [line] = content.lines;
  if (!line) throw new Error('there is no line');
  const lines = Array.from({ length: 55 }, (_, index) => ({ ...line, name: { en: `Item no. ${index} end`, ar: '' } }));
  const job = jobOf('en');
  const [invoice] = job.papers;
  if (!invoice) throw new Error('there is no invoice');
  const long = { ...invoice, content: { ...content, lines } };
  // The note after it begins a count of its own.
  const [note, ...pages] = (
    await pdfPages(await drawPapers({ ...job, papers: [long, ...job.papers.slice(1)] }), false)
  ).toReversed();
  pages.reverse();
  expect(allOf(note)).not.toContain('Page');
  expect(pages.length).toBeGreaterThan(2);
  const missing = lines.filter(({ name }) => !pages.some((page) => allOf(page).includes(name.en)));
  expect(missing).toEqual([]);
  for (const page of pages.slice(0, 2)) expect(allOf(page)).toContain('Item Unit Qty Price Discount Amount');
  for (const [at, page] of pages.entries()) {
    expect(allOf(page)).toContain(`Page ${at + 1} of ${pages.length}`);
    expect(allOf(page).startsWith('Zad · Tax Registration Number (TRN): 100000000000003 · Tax Invoice 1001')).toBe(
      at > 0,
    );
  }
});

function allOf(lines: readonly string[] | undefined): string {
  return (lines ?? []).join('\n');
}
