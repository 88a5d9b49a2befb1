import type { ProductCard } from '#contract/catalogue-card.ts';
import { currentPrice } from '#contract/rules/availability.ts';

/** Fils: what is below is a small gift. */
export const SMALL_GIFT = 3000;
/** A chip for one gift alone would be longer than the way to it. */
const FEWEST = 2;

/** 'all', 'small', or a category's key. */
export interface GiftGroup {
  readonly key: string;
  readonly gifts: readonly ProductCard[];
}

/** All gifts, the small ones, then those of each category in the order in which it is first met; one group where there is nothing to choose. Pure. */
export function giftGroups(gifts: readonly ProductCard[]): GiftGroup[] {
  const small = gifts.filter((card) => currentPrice(card) < SMALL_GIFT);
  const categories = new Map<string, ProductCard[]>();
  for (const card of gifts) categories.set(card.category, [...(categories.get(card.category) ?? []), card]);
  const parts = [{ key: 'small', gifts: small }, ...[...categories].map(([key, own]) => ({ key, gifts: own }))];
  const worth = parts.filter((part) => part.gifts.length >= FEWEST && part.gifts.length < gifts.length);
  return [{ key: 'all', gifts }, ...worth];
}
