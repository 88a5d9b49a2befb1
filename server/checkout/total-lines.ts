/** The order summary, line by line (remaining.md CK 22, C3): pure. */
import type { TotalLine } from '#contract/checkout.ts';
import { pointsEarned, type PointsRates } from '#contract/rules/reward-points.ts';
import type { Bilingual } from '#contract/wire-types.ts';

import { discountOn, type SummedLine } from './order-sums.ts';
import type { OrderSums } from './table.ts';

export interface Summary {
  readonly gross: number;
  readonly discount: number;
  /** What a card would be charged. */
  readonly net: number;
  /** 0 where the wallet covers all of it, else all of it. */
  readonly payable: number;
  readonly lines: TotalLine[];
}

export interface Summed {
  readonly sums: OrderSums;
  readonly lines: readonly SummedLine[];
  /** In fils: what the wallet has that is not reserved. */
  readonly wallet: number;
  readonly percent: number;
  readonly hasCode: boolean;
  readonly rates: PointsRates;
}

const INK = '#1d1a16';
const GREEN = '#1c6843';

/** "Wallet Balance" is taken off only where it covers everything; otherwise it is shown, and nothing is taken. */
export function summaryOf({ sums, lines, wallet, percent, hasCode, rates }: Summed): Summary {
  const covers = wallet >= sums.net;
  const lowered = sums.discount + sums.voucher + sums.points;
  const fresh = lines.filter(({ isFresh }) => isFresh).reduce((sum, one) => sum + one.price * one.quantity, 0);
  // A forecast: what counts is what is taken in the end.
  const earned = hasCode ? 0 : pointsEarned(fresh - discountOn(lines, percent), rates);
  const payable = covers ? 0 : sums.net;
  return {
    gross: sums.goods + sums.delivery + sums.deposit + sums.donation,
    discount: lowered,
    net: sums.net,
    payable,
    lines: [
      line('goods', { en: 'Items', ar: 'المنتجات' }, sums.goods),
      ...some('discount', { en: 'Discount code', ar: 'رمز الخصم' }, -sums.discount),
      ...some('voucher', { en: 'Voucher', ar: 'القسيمة' }, -sums.voucher),
      ...some('points', { en: 'Loyalty points', ar: 'نقاط الولاء' }, -sums.points),
      line('delivery', { en: 'Delivery', ar: 'التوصيل' }, sums.delivery),
      ...some('deposit', { en: 'Returnable deposit', ar: 'تأمين قابل للاسترداد' }, sums.deposit),
      ...some('donation', { en: 'Donation', ar: 'التبرع' }, sums.donation),
      line('vat', { en: 'Includes VAT', ar: 'يشمل ضريبة القيمة المضافة' }, sums.vat),
      line('netamount', { en: 'Total', ar: 'الإجمالي' }, sums.net, 'bold'),
      ...(wallet > 0
        ? [line('wallet', { en: 'Wallet Balance', ar: 'رصيد المحفظة' }, covers ? -sums.net : wallet)]
        : []),
      line('netpayable', { en: 'Net Payable', ar: 'صافي المبلغ المستحق' }, payable, 'bold'),
      // Points are counted, not paid: the wire has one kind of figure.
      ...(earned > 0 ? [line('earned', { en: 'Loyalty Points Earned', ar: 'نقاط الولاء المكتسبة' }, earned * 100)] : []),
    ],
  };
}

function line(id: string, label: Bilingual, fils: number, face = 'normal'): TotalLine {
  return { label, id, fils, colour: fils < 0 ? GREEN : INK, face };
}

function some(id: string, label: Bilingual, fils: number): TotalLine[] {
  return fils === 0 ? [] : [line(id, label, fils)];
}
