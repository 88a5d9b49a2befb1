import type { ProductCard } from '#contract/catalogue-card.ts';
import { codeOfWords } from '#contract/rows/own-words.ts';
import { isOutOfStock } from '#contract/rules/availability.ts';
import type { TypedAmount } from '#contract/rules/typed-amount.ts';
import type { Locale } from '#contract/urls.ts';
import { isNamedWhole, kindsBeyond } from '#src/domain/catalogue/called-so.ts';

import { exactSize, packsOf, sizedPacks } from './sized-packs.ts';

export interface MeantItem {
  readonly stockCode: string;
  /** As the shopper knows it. */
  readonly name: string;
  readonly quantity: number;
}

export interface FoundProducts {
  /** What was found for the words without their amount, the likeliest first. */
  readonly cards: readonly ProductCard[];
  /** So many of them, from the first, are the thing itself: as the shop's search says. */
  readonly thingCount: number;
  /** Only what this device has seen was asked, which knows names and no more. */
  readonly isSeen: boolean;
}

/**
 * What goes on a list for what was typed and entered: the first product that is the thing itself, of the size or as many as was said; else
 * the words as they are typed, for the shopper to choose later. Null for words that are too long.
 */
export function itemMeant(asked: TypedAmount, found: FoundProducts, locale: Locale): MeantItem | null {
  return productMeant(asked, found, locale) ?? wordsAsItem(asked);
}

/** The words as an item. A number that can only be a count is the row's; any other stays among the words. */
export function wordsAsItem({ typed, words, amount, isSurelyCount }: TypedAmount): MeantItem | null {
  const count = amount?.unit === 'count' && isSurelyCount ? amount.number : null;
  const name = count === null ? typed : words;
  const stockCode = codeOfWords(name);
  return stockCode === null ? null : { stockCode, name, quantity: count ?? 1 };
}

/** As many packs of one product, which the shopper chooses, as was said. */
export function itemOf(card: ProductCard, { amount }: TypedAmount, locale: Locale): MeantItem {
  return { stockCode: card.stockCode, name: card.name[locale], quantity: packsOf(card.units.en, amount) ?? 1 };
}

function productMeant(asked: TypedAmount, found: FoundProducts, locale: Locale): MeantItem | null {
  const { amount, typed, words } = asked;
  const things = thingsOf(words, found);
  const [first] = things;
  if (amount?.unit === 'count') {
    const named = found.cards.find((card) => isNamedWhole(card, typed));
    if (named) return { stockCode: named.stockCode, name: named.name[locale], quantity: 1 };
  }
  if (amount === null || amount.unit === 'count' || amount.unit === 'packs')
    return first ? itemOf(first, asked, locale) : null;
  if (amount.unit === 'pieces') {
    const exact = things.find(({ units }) => exactSize(units.en, amount));
    const card = exact ?? first;
    return card ? itemOf(card, asked, locale) : null;
  }
  const sized = sizedPacks(things, amount);
  return sized && { stockCode: sized.card.stockCode, name: sized.card.name[locale], quantity: sized.quantity };
}

/**
 * The products that the words themselves mean; of those of the first one's family, or as near to the words, what the shopper has bought comes before it. Where the shop was not asked nothing says which of two kinds people mean, so that it is the plain one,
 * or one that the shopper has bought.
 */
function thingsOf(words: string, { cards, thingCount, isSeen }: FoundProducts): readonly ProductCard[] {
  if (!isSeen && thingCount > 0) return boughtFirst(words, cards.slice(0, thingCount));
  if (!isSeen) return cards.slice(0, 1).filter((card) => kindsBeyond(card, words) !== null);
  const called = cards.filter((card) => kindsBeyond(card, words) !== null);
  const plain = called.filter((card) => kindsBeyond(card, words) === 0);
  return [...plain, ...called.filter((card) => card.isPreviouslyPurchased && !plain.includes(card))];
}

function boughtFirst(words: string, things: readonly ProductCard[]): readonly ProductCard[] {
  const [first] = things;
  if (!first) return things;
  const most = kindsBeyond(first, words);
  const isAsNear = (card: ProductCard): boolean => {
    const beyond = kindsBeyond(card, words);
    return most !== null && beyond !== null && beyond <= most;
  };
  // Words that stand in no name, such as another spelling, say nothing of how near it is: its family does.
  const isLike = (card: ProductCard): boolean => card.familyUrl !== '' && card.familyUrl === first.familyUrl;
  const isBought = (card: ProductCard): boolean =>
    card.isPreviouslyPurchased && !isOutOfStock(card) && (isLike(card) || isAsNear(card));
  return [...things.filter(isBought), ...things.filter((card) => !isBought(card))];
}
