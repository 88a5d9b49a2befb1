import type { ProductCard } from '#contract/catalogue-card.ts';
import { codeOfWords } from '#contract/rows/own-words.ts';
import { isOutOfStock } from '#contract/rules/availability.ts';
import type { Locale } from '#contract/urls.ts';
import { cardMeant } from '#src/domain/catalogue/card-meant.ts';

import { packsFor } from './packs-for.ts';

export interface MeantItem {
  readonly stockCode: string;
  /** As the shopper knows it. */
  readonly name: string;
  readonly quantity: number;
}

interface Typed {
  readonly words: string;
  readonly count: number;
}

interface Known {
  /** What was found for these words, the likeliest first. */
  readonly cards: readonly ProductCard[];
  readonly isOffline: boolean;
  readonly locale: Locale;
}

/**
 * What goes on a list for typed words that were entered: the product that is called so; else the words themselves where they are several
 * ("candles for the cake") or only this device was asked; else the first product found, because a single word that no name has is another
 * name of it ("khubz"). Null for words that are too long.
 */
export function itemMeant({ words, count }: Typed, { cards, isOffline, locale }: Known): MeantItem | null {
  // What can be bought is meant before what is sold out.
  const inOrder = [...cards.filter(canBeBought), ...cards.filter((card) => !canBeBought(card))];
  const meant = cardMeant(inOrder, words) ?? (areOwnWords(words, isOffline) ? undefined : inOrder[0]);
  if (meant) return itemOf(meant, count, locale);
  const own = codeOfWords(words);
  return own === null ? null : { stockCode: own, name: words, quantity: count };
}

/** As many packs of a product as it takes for so many of it. */
export function itemOf({ stockCode, name, units }: ProductCard, count: number, locale: Locale): MeantItem {
  return { stockCode, name: name[locale], quantity: packsFor(count, units.en) };
}

/** Of words that no product is called. */
export function areOwnWords(words: string, isOffline: boolean): boolean {
  return words.includes(' ') || isOffline;
}

const canBeBought = (card: ProductCard): boolean => !isOutOfStock(card) && !card.isComingSoon;
