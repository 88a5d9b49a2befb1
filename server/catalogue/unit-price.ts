/** What an item costs a kilo, a litre or a piece: stockRateTags. */
import { currentPrice } from '#contract/rules/availability.ts';
import type { Bilingual } from '#contract/wire-types.ts';

import { sayPrice } from './say-price.ts';

interface Priced {
  price: number;
  promotionPrice: number | null;
  contentAmount: number | null;
  contentUnit: 'g' | 'ml' | 'piece' | null;
}

const UNITS = {
  g: { per: 1000, en: 'kg', ar: 'كجم' },
  ml: { per: 1000, en: 'L', ar: 'لتر' },
  piece: { per: 1, en: 'piece', ar: 'حبة' },
} as const;

/** Nobody buys a kilo of saffron: what comes in less than 50 g or ml is compared by ten of them. */
const SMALL = 50;
const SMALL_UNITS = { g: { per: 10, en: '10 g', ar: '10 جم' }, ml: { per: 10, en: '10 ml', ar: '10 مل' } } as const;

/** A wipe or a tissue costs a fils or two: what comes to less than 10 fils apiece is compared by a hundred. */
const CHEAP_FILS = 10;
const HUNDRED = { per: 100, en: '100 pieces', ar: '100 قطعة' } as const;

/** 'AED 6.50 / L' in both languages; null where there is no price or no content, and where it is the price itself. */
export function unitPriceOf(item: Priced): Bilingual | null {
  const { contentAmount: amount, contentUnit } = item;
  if (amount === null || contentUnit === null || amount <= 0 || item.price === 0) return null;
  if (contentUnit === 'piece' && amount <= 1) return null;
  const paid = currentPrice(item);
  const unit = unitOf(contentUnit, amount, paid);
  if (amount === unit.per) return null;
  const fils = Math.round((paid * unit.per) / amount);
  const price = sayPrice(fils);
  return { en: `${price.en} / ${unit.en}`, ar: `${price.ar} / ${unit.ar}` };
}

function unitOf(unit: 'g' | 'ml' | 'piece', amount: number, paid: number) {
  if (unit === 'piece') return paid / amount < CHEAP_FILS ? HUNDRED : UNITS.piece;
  return amount < SMALL ? SMALL_UNITS[unit] : UNITS[unit];
}
