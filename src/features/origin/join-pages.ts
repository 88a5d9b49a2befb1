import type { ProductCard } from '#contract/catalogue-card.ts';

/** Pages under each other up to the first that has not come; a product that moved between two reads is shown once. */
export function joinPages<T extends Pick<ProductCard, 'stockCode'>>(pages: readonly (readonly T[] | undefined)[]): T[] {
  const gap = pages.indexOf(undefined);
  const known = (gap === -1 ? pages : pages.slice(0, gap)).flatMap((page) => page ?? []);
  return [...new Map(known.map((card) => [card.stockCode, card])).values()];
}
