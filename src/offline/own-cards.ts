/**
 * Cards of the products that are asked for by code: those on the shopper's lists, favourites and cart. They are kept in the shopper's
 * own database (which products they are is the shopper's own) and are there before the first screen: a cold start without signal
 * names and prices its rows at once.
 */
import { decodeAnswer } from '#contract/call.ts';
import { readCards } from '#contract/catalogue.ts';

import type { SeenCard } from './seen-cards.ts';

/** As it is stored: untrusted, and decoded where it is asked for (security.md row 7). */
export interface KeptCard {
  stockCode: string;
  /** An answer to readCards with this card alone, as on the wire. */
  answer: unknown;
  /** ISO time at which the server gave it. */
  asOf: string;
}

let held = new Map<string, KeptCard>();
let keep: ((cards: KeptCard[]) => void) | null = null;

/** From now on for this shopper: what their device keeps, and where new ones go. */
export function holdCards(kept: readonly KeptCard[], keepNew: (cards: KeptCard[]) => void): void {
  held = new Map(kept.map((card) => [card.stockCode, card]));
  keep = keepNew;
}

/** Before the shopper's device is erased. */
export function forgetCards(): void {
  held = new Map();
  keep = null;
}

export function hasOwnCard(stockCode: string): boolean {
  return held.has(stockCode);
}

/** Undefined where this device does not have it, or not in a form that can be read. */
export function ownCard(stockCode: string): SeenCard | undefined {
  const kept = held.get(stockCode);
  const read = kept && decodeAnswer(readCards, kept.answer);
  const card = read?.ok ? read.value.products[0] : undefined;
  return kept && card?.stockCode === stockCode ? { card, asOf: kept.asOf } : undefined;
}

/** The server gave these, now or when they were seen. A guest keeps none. */
export function noteCards(cards: readonly SeenCard[]): void {
  const news = cards.filter(({ card, asOf }) => (held.get(card.stockCode)?.asOf ?? '') < asOf);
  if (!keep || news.length === 0) return;
  const fresh = news.map(({ card, asOf }) => ({
    stockCode: card.stockCode,
    answer: readCards.answer.encode({ products: [card] }),
    asOf,
  }));
  for (const card of fresh) held.set(card.stockCode, card);
  keep(fresh);
}
