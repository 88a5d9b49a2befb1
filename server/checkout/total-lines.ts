/** The order summary, line by line (remaining.md CK 22, C3): pure. */
import type { TotalLine } from '#contract/checkout.ts';
import { pointsEarned, type PointsRates } from '#contract/rules/reward-points.ts';
import { savedByOffers } from '#server/orders/saved-by-offers.ts';
import { sumLine, sumLines } from '#server/orders/sum-lines.ts';
import type { OrderSums } from '#server/orders/table.ts';

import { discountOn, type SummedLine } from './order-sums.ts';

export interface Summary {
  readonly gross: number;
  readonly discount: number;
  /** What a card would be charged. */
  readonly net: number;
  /** 0 where the wallet covers all of it, else all of it. */
  readonly payable: number;
  /** What the wallet has for it. */
  readonly wallet: number;
  readonly lines: TotalLine[];
}

export interface Summed {
  readonly sums: OrderSums;
  readonly lines: readonly (SummedLine & { readonly oldPrice: number })[];
  /** In fils: what the wallet has that is not reserved. */
  readonly wallet: number;
  readonly percent: number;
  readonly hasCode: boolean;
  readonly rates: PointsRates;
}

/** Total, then how it is paid. "Wallet Balance" is taken off only where it covers everything; otherwise it is shown, and nothing is taken. */
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
    wallet,
    lines: [
      ...sumLines(
        sums,
        savedByOffers(lines, ({ quantity }) => quantity),
      ),
      // Points are counted, not paid: the wire has one kind of figure.
      ...(earned > 0
        ? [sumLine('earned', { en: 'Loyalty Points Earned', ar: 'نقاط الولاء المكتسبة' }, earned * 100)]
        : []),
      ...(wallet > 0
        ? [sumLine('wallet', { en: 'Wallet Balance', ar: 'رصيد المحفظة' }, covers ? -sums.net : wallet)]
        : []),
      sumLine('netpayable', { en: 'Net Payable', ar: 'المتبقي عليك' }, payable, 'bold'),
    ],
  };
}
