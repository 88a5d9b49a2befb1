/** Offers of one product in several rows made one: its price by the map's rule, its texts from the first row that has them. */
import type { Bilingual } from '#contract/wire-types.ts';

import type { PriceRule } from './import-map.ts';
import type { Offer } from './read-offer.ts';
import { stockCodeFor } from './stock-code.ts';

export interface Product extends Omit<Offer, 'identity' | 'key' | 'line' | 'barcode'> {
  code: string;
  barcodes: string[];
}

interface Group {
  code: string;
  offer: Offer;
  prices: number[];
  promotions: number[];
  barcodes: string[];
}

/** A product sold under more codes than this is a mistake of the file. */
const MOST_BARCODES = 8;

/** Keeps one small record a product, however many rows come. */
export class OfferMerger {
  readonly #groups = new Map<string, Group>();
  readonly #lineOfCode = new Map<string, number>();
  readonly #rule: PriceRule;

  constructor(rule: PriceRule) {
    this.#rule = rule;
  }

  get size(): number {
    return this.#groups.size;
  }

  /** The line of another product that has the same key, where the offer can't be taken for that. */
  add(offer: Offer): number | null {
    const group = this.#groups.get(offer.identity);
    if (!group) {
      const code = stockCodeFor(offer);
      const owner = this.#lineOfCode.get(code);
      if (owner !== undefined) return owner;
      this.#lineOfCode.set(code, offer.line);
      this.#groups.set(offer.identity, {
        code,
        offer,
        prices: [offer.price],
        promotions: offer.promotionPrice === null ? [] : [offer.promotionPrice],
        barcodes: offer.barcode === '' ? [] : [offer.barcode],
      });
      return null;
    }
    group.prices.push(offer.price);
    if (offer.promotionPrice !== null) group.promotions.push(offer.promotionPrice);
    if (offer.barcode !== '' && !group.barcodes.includes(offer.barcode) && group.barcodes.length < MOST_BARCODES) {
      group.barcodes.push(offer.barcode);
    }
    fill(group.offer, offer);
    return null;
  }

  /** In the order of their first rows. */
  *products(): Generator<Product> {
    for (const { code, offer, prices, promotions, barcodes } of this.#groups.values()) {
      const { identity: _identity, key: _key, line: _line, barcode: _barcode, ...product } = offer;
      const price = chosen(prices, this.#rule);
      const promotion = promotions.length > 0 ? chosen(promotions, this.#rule) : null;
      const isLower = promotion !== null && promotion < price;
      yield { ...product, code, barcodes, price, promotionPrice: isLower ? promotion : null };
    }
  }
}

/** The median of an even count is the lower of the two in the middle: a price that somebody asks. */
function chosen(amounts: readonly number[], rule: PriceRule): number {
  const sorted = amounts.toSorted((a, b) => a - b);
  const at = { min: 0, median: (sorted.length - 1) >> 1, max: sorted.length - 1 }[rule];
  return sorted[at] ?? 0;
}

/** In stock anywhere is in stock. */
function fill(into: Offer, from: Offer): void {
  for (const field of ['name', 'brand', 'origin', 'description'] as const) fillBoth(into[field], from[field]);
  if (into.image === '') into.image = from.image;
  if (from.isInStock !== null) into.isInStock = from.isInStock || into.isInStock === true;
}

function fillBoth(into: Bilingual, from: Bilingual): void {
  if (into.en === '') into.en = from.en;
  if (into.ar === '') into.ar = from.ar;
}
