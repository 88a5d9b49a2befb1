/** What an order comes to, line by line, as checkout and the order's page show it (remaining.md CK 22): pure. */
import type { TotalLine } from '#contract/checkout.ts';
import type { Bilingual } from '#contract/wire-types.ts';

import type { OrderSums } from './table.ts';

const INK = '#1d1a16';
const GREEN = '#1c6843';

/**
 * From the goods to the total, so that they add up from the top; what the total includes, and what offers have taken off the prices already,
 * stands below it.
 */
export function sumLines(sums: OrderSums, saved: number): TotalLine[] {
  return [
    sumLine('goods', { en: 'Items', ar: 'المنتجات' }, sums.goods),
    sumLine('delivery', { en: 'Delivery', ar: 'التوصيل' }, sums.delivery),
    ...some('discount', { en: 'Discount code', ar: 'رمز الخصم' }, -sums.discount),
    ...some('voucher', { en: 'Voucher', ar: 'القسيمة' }, -sums.voucher),
    ...some('points', { en: 'Loyalty points', ar: 'نقاط الولاء' }, -sums.points),
    ...some('deposit', { en: 'Returnable deposit', ar: 'تأمين قابل للاسترداد' }, sums.deposit),
    ...some('donation', { en: 'Donation', ar: 'التبرع' }, sums.donation),
    sumLine('netamount', { en: 'Total', ar: 'الإجمالي' }, sums.net, 'bold'),
    sumLine('vat', { en: 'Includes VAT', ar: 'شامل ضريبة القيمة المضافة' }, sums.vat),
    ...some('offers', { en: 'Saved with offers', ar: 'وفّرت بالعروض' }, saved),
  ];
}

export function sumLine(id: string, label: Bilingual, fils: number, face = 'normal'): TotalLine {
  return { label, id, fils, colour: fils < 0 ? GREEN : INK, face };
}

function some(id: string, label: Bilingual, fils: number): TotalLine[] {
  return fils === 0 ? [] : [sumLine(id, label, fils)];
}
