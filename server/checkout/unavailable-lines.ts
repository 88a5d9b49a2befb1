import type { UnavailableLine } from '#contract/checkout.ts';
/** What of a cart cannot be had, and why (remaining.md CK 12 to 14): pure. */
import { addDays } from '#contract/rules/dubai-day.ts';
import { unitsOf } from '#server/stock/units-of.ts';

import type { CheckoutLine } from './cart-lines.ts';

export interface Circumstances {
  readonly userId: number;
  /** Units that are left of the products that are counted; a product that is not in it is unlimited. */
  readonly left: ReadonlyMap<string, number>;
}

/** Sold out, taken off the shelf, or fewer on it than the cart asks for over all its lines. */
export function unavailableLines(lines: readonly CheckoutLine[], { userId, left }: Circumstances): UnavailableLine[] {
  const wanted = unitsOf(lines, ({ quantity }) => quantity);
  return lines.flatMap((line) => {
    const here = left.get(line.stockCode);
    if (line.quantity === 0 || here === 0) return [told(line, userId, 'out_of_stock', 0)];
    return here !== undefined && (wanted.get(line.stockCode) ?? 0) > here ? [told(line, userId, 'too_many', here)] : [];
  });
}

/** Of the lines that can be had: what cannot come on that ISO day, `today` being the day of the order. */
export function tooEarlyLines(
  lines: readonly CheckoutLine[],
  { userId, today, chosenDay }: { readonly userId: number; readonly today: string; readonly chosenDay: string },
): UnavailableLine[] {
  return lines
    .filter((line) => line.quantity > 0 && addDays(today, line.leadDays) > chosenDay)
    .map((line) => told(line, userId, 'too_early', line.quantity));
}

function told(line: CheckoutLine, userId: number, reason: UnavailableLine['reason'], left: number): UnavailableLine {
  const { stockCode, cartType, srno, asked, card } = line;
  return {
    stockCode,
    cartType,
    lineDoctype: cartType,
    lineDocno: userId,
    srno,
    stockDocno: card?.stockId ?? 0,
    name: card?.name ?? { en: stockCode, ar: stockCode },
    image: card?.image ?? '',
    reason,
    asked,
    left,
  };
}
