import type { ProductCard } from './catalogue-card.ts';
import { productPath } from './urls.ts';

/** The address of a product of which no more is known, such as a line of an order: its page is found by the code at the end. */
export function namedProductPath({ stockCode, name }: Pick<ProductCard, 'stockCode' | 'name'>): string {
  const nothing = { en: '', ar: '' };
  const rest = { brand: nothing, family: nothing, familyUrl: '', category: '', isPromotionItem: false };
  return productPath({ stockCode, name, ...rest });
}
