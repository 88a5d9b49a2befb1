/** Offers of one product in several rows made one: its price by the map's rule, its texts from the first row that has them. */
import type { Bilingual } from '#contract/wire-types.ts';

import type { PriceRule } from './import-map.ts';
import type { Offer } from './read-offer.ts';
import { stockCodeFor } from './stock-code.ts';

export interface Product extends Omit<Offer, 'identity' | 'key' | 'line' | 'barcode'> {
  code: string;
  barcodes: string[];
}

/** What became of an offer; `first` is the row that the product is known from. */
export type Merged = { is: 'new' } | { is: 'merged' | 'taken'; first: { line: number; record: number } };

interface Group {
  code: string;
  record: number;
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
  readonly #byCode = new Map<string, Group>();
  readonly #rule: PriceRule;

  constructor(rule: PriceRule) {
    this.#rule = rule;
  }

  get size(): number {
    return this.#groups.size;
  }

  /** `taken`: another product has the same key, so that the offer is refused. `record` counts the rows of the file from 1. */
  add(offer: Offer, record: number): Merged {
    const group = this.#groups.get(offer.identity);
    if (!group) return this.#begin(offer, record);
    group.prices.push(offer.price);
    if (offer.promotionPrice !== null) group.promotions.push(offer.promotionPrice);
    if (offer.barcode !== '' && !group.barcodes.includes(offer.barcode) && group.barcodes.length < MOST_BARCODES) {
      group.barcodes.push(offer.barcode);
    }
    fill(group.offer, offer);
    return { is: 'merged', first: firstOf(group) };
  }

  #begin(offer: Offer, record: number): Merged {
    const code = stockCodeFor(offer);
    const owner = this.#byCode.get(code);
    if (owner) return { is: 'taken', first: firstOf(owner) };
    const group: Group = {
      code,
      record,
      offer,
      prices: [offer.price],
      promotions: offer.promotionPrice === null ? [] : [offer.promotionPrice],
      barcodes: offer.barcode === '' ? [] : [offer.barcode],
    };
    this.#byCode.set(code, group);
    this.#groups.set(offer.identity, group);
    return NEW;
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

const NEW: Merged = { is: 'new' };

const firstOf = ({ offer, record }: Group): { line: number; record: number } => ({ line: offer.line, record });

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
  if (into.tags.length === 0) into.tags = from.tags;
  if (from.isInStock !== null) into.isInStock = from.isInStock || into.isInStock === true;
  into.deliveryKind ??= from.deliveryKind;
  into.leadDays ??= from.leadDays;
  into.deposit ??= from.deposit;
  if (from.isFresh !== null) into.isFresh = from.isFresh || into.isFresh === true;
}

function fillBoth(into: Bilingual, from: Bilingual): void {
  if (into.en === '') into.en = from.en;
  if (into.ar === '') into.ar = from.ar;
}
