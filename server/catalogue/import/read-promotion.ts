/** The reduced price of an offer: as an amount, or as per cent off the price. */
import type { OfferCells } from './offer-cells.ts';
import type { PriceReading } from './parse-price.ts';
import { plainLine, westernDigits } from './plain-text.ts';

const MOST_PERCENT = 95;

/** In fils; null where there is none. */
export function readPromotion(
  cells: OfferCells,
  price: number,
  readAmount: (text: string) => PriceReading,
): number | null {
  if (cells.raw('promotionPrice').trim() === '') return readDiscount(cells, price);
  const promotion = readAmount(cells.raw('promotionPrice'));
  if ('fils' in promotion && promotion.fils < price) return promotion.fils;
  const problem = 'problem' in promotion ? promotion.problem : 'is not below the price';
  if (problem !== 'is empty' && problem !== 'is zero' && !('fils' in promotion && promotion.fils === price)) {
    cells.note('promotionPrice', `${problem}; no promotion`);
  }
  return null;
}

function readDiscount(cells: OfferCells, price: number): number | null {
  const text = plainLine(westernDigits(cells.raw('discount').slice(0, 100)))
    .replaceAll('٪', '%')
    .replaceAll('٫', '.');
  if (text === '') return null;
  const [, digits, sign] = /^[-−–]?\s*(\d{1,3}(?:[.,]\d{1,4})?)\s*(%|per ?cent|pct)?\s*(?:off|خصم)?$/i.exec(text) ?? [];
  const percent = Number((digits ?? 'x').replace(',', '.'));
  if (percent === 0) return null;
  const reduced = Math.round((price * (100 - percent)) / 100);
  const problem = Number.isNaN(percent)
    ? 'is not a discount in per cent'
    : sign === undefined && percent < 1
      ? 'may be a part of one or per cent: write 20% or 20'
      : percent > MOST_PERCENT
        ? `is above ${MOST_PERCENT}%`
        : reduced === price
          ? 'is less than a fils'
          : null;
  if (problem === null) return reduced;
  cells.note('discount', `${problem}; no promotion`);
  return null;
}
