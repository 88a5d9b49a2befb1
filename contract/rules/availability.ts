/** What can be bought (spec storefront.md sections 3, 4 and 9). */
import type { ProductCard } from '#contract/catalogue-card.ts';
import type { Locale } from '#contract/urls.ts';

/** Section 4: out of stock is activestatus 12 or rate 0. */
export function isOutOfStock(card: Pick<ProductCard, 'availability' | 'price'>): boolean {
  return card.availability === 'out-of-stock' || card.price === 0;
}

/** Section 9: 'view full range' when countPrdBrand is above 3. */
export function hasFullRange(card: Pick<ProductCard, 'brandProductCount'>): boolean {
  return card.brandProductCount > 3;
}

/** The price the shopper pays now, in fils. */
export function currentPrice(card: Pick<ProductCard, 'price' | 'promotionPrice'>): number {
  return card.promotionPrice ?? card.price;
}

export type CardAction = 'coming-soon' | 'notify-me' | 'gift-box' | 'e-gift' | 'choose' | 'add';

/** The one action a card leads with, in the order that leaves no dead end (section 2, "Product card"). */
export function cardAction(card: ProductCard): CardAction {
  if (card.isComingSoon) return 'coming-soon';
  if (isOutOfStock(card)) return 'notify-me';
  if (card.giftRole === 'container') return 'gift-box';
  if (card.isEGift) return 'e-gift';
  return card.choice === null ? 'add' : 'choose';
}

/** What a label of when the store can have it begins with; 'ETA: ' is the specification's. */
const ETA = { en: 'ETA: ', ar: 'متوفّر ' } as const;

/** Section 2: an ETA label is prefixed with 'ETA: ' when it is missing the prefix; in Arabic as one says it: "available tomorrow". */
export function etaLabel(label: string, locale: Locale): string {
  return /^(ETA:|متوفّ?ر)/i.test(label.trim()) ? label : `${ETA[locale]}${label}`;
}
