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
    name,
    units: { en: '500 g', ar: '500 غ' },
    quantity: at + 2,
    price: 1150 + at,
    lowered: at * 30,
  })),
  sums: SUMS,
} as const;
const at = new Date('2026-11-22T21:30:00Z');
const jobOf = (language: 'en' | 'ar'): PrintJob => ({
  language,
  supplier: { name: { en: 'Zad', ar: 'زاد' }, address: { en: 'Dubai, UAE', ar: 'دبي، الإمارات' } },
  trn: '100000000000003',
  papers: [
    { kind: 'invoice', number: 1001, orderId: 1044, at, content },
    {
      kind: 'credit_note',
      number: 7,
      orderId: 1044,
      at,
      content: {
        ...content,
        lines: content.lines.slice(1),
        sums: { ...SUMS, goods: 1151, deposit: 0, net: 1151, vat: 55 },
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
    'Discount code -3.00',
    'Amount including VAT 5% 51.00',
    'VAT 5% within it 2.43',
    'Deposit (outside VAT) 2.00',
    'Donation (outside VAT) 5.00',
    'Total AED 58.00',
    'Paid by Card',
  ])('%s', (line) => expect(allOf(en[0])).toContain(line));

  test('its credit note from a page of its own on', () => {
    expect(en).toHaveLength(2);
    expect(allOf(en[1])).toContain('Tax Credit Note');
    expect(allOf(en[1])).toContain('Of tax invoice 1001');
    expect(allOf(en[1])).toContain('Total given back AED 11.51');
    expect(allOf(en[1])).not.toContain('Paid by');
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
    'رمز الخصم -3.00',
    'المبلغ شاملًا ضريبة القيمة المضافة %5 51.00',
    'التأمين (خارج نطاق الضريبة) 2.00',
    'الإجمالي 58.00 درهم',
    'طريقة الدفع البطاقة',
  ])('%s', (line) => expect(allOf(ar[0])).toContain(line));

  test('its credit note', () => {
    expect(allOf(ar[1])).toContain('إشعار دائن ضريبي');
    expect(allOf(ar[1])).toContain('إجمالي المبلغ المُعاد 11.51 درهم');
  });
});

test('a long one takes several sheets, each with the heading of its lines; no line is lost', async () => {
  const [line] = content.lines;
  if (!line) throw new Error('there is no line');
  const lines = Array.from({ length: 80 }, (_, index) => ({ ...line, name: { en: `Item no. ${index} end`, ar: '' } }));
  const job = jobOf('en');
  const [invoice] = job.papers;
  if (!invoice) throw new Error('there is no invoice');
  const pages = await pdfPages(
    await drawPapers({ ...job, papers: [{ ...invoice, content: { ...content, lines } }] }),
    false,
  );
  expect(pages.length).toBeGreaterThan(2);
  const missing = lines.filter(({ name }) => !pages.some((page) => allOf(page).includes(name.en)));
  expect(missing).toEqual([]);
  for (const page of pages.slice(0, 2)) expect(allOf(page)).toContain('Item Unit Qty Price Discount Amount');
});

function allOf(lines: readonly string[] | undefined): string {
  return (lines ?? []).join('\n');
}
