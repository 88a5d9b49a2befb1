/** The spec's routes and odd query names (storefront.md section 2), decoded here once. Paths are below the language. */
import type { ProductCard } from './catalogue-card.ts';

export const LOCALES = ['en', 'ar'] as const;
export type Locale = (typeof LOCALES)[number];

export function isLocale(value: unknown): value is Locale {
  return value === 'en' || value === 'ar';
}

/** Section 2: lower-case, spaces become hyphens, punctuation removed, double hyphens collapsed. */
export function slugOf(words: string): string {
  return words
    .normalize('NFKD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
    .replace(/\s+/g, '-')
    .replace(/[^\p{L}\p{N}-]/gu, '')
    .replace(/-{2,}/g, '-')
    .replace(/^-|-$/g, '');
}

type Addressed = Pick<
  ProductCard,
  'stockCode' | 'name' | 'brand' | 'family' | 'familyUrl' | 'category' | 'isPromotionItem'
>;

/**
 * /product/{category}/{family}/{brand-and-name}-{stockCode}, with 'cat' and 'fam' for what is missing. A promotion item uses
 * its own family URL, which may be of the form category/{x} and then stands in place of category and family (section 2).
 */
export function productPath(card: Addressed): string {
  const name = slugOf(`${card.brand.en} ${card.name.en}`);
  const last = name === '' ? card.stockCode : `${name}-${card.stockCode}`;
  const category = slugOf(card.category) || 'cat';
  if (card.isPromotionItem && card.familyUrl !== '') {
    const parts = card.familyUrl
      .split('/')
      .map(slugOf)
      .filter((part) => part !== '');
    if (parts[0] === 'category' && parts[1] !== undefined) return `/product/category/${parts[1]}/${last}`;
    if (parts[0] !== undefined) return `/product/${category}/${parts[0]}/${last}`;
  }
  return `/product/${category}/${slugOf(card.familyUrl || card.family.en) || 'fam'}/${last}`;
}

/** The stock code at the end of a product's address: what follows the last hyphen. */
export function stockCodeOf(lastPart: string): string {
  return lastPart.slice(lastPart.lastIndexOf('-') + 1);
}

/** decisions.md 17: the share link is the origin, /en and the product path, from both languages. */
export function shareUrl(siteOrigin: string, card: Addressed): string {
  return `${siteOrigin}/en${productPath(card)}`;
}

/** /viewall/{brand slug}?plProductDocno={id} */
export function rangePath(card: Pick<ProductCard, 'brandSlug' | 'productId'>): string {
  return `/viewall/${encodeURIComponent(card.brandSlug)}?plProductDocno=${card.productId}`;
}

export function originPath(card: Pick<ProductCard, 'origin'>): string {
  return `/origin/${encodeURIComponent(card.origin)}`;
}

/** The same place in the other language: only the first part changes, the query stays (decisions.md 23). */
export function inLocale(pathAndQuery: string, locale: Locale): string {
  const rest = pathAndQuery.replace(/^\/(en|ar)(?=[/?#]|$)/, '');
  return `/${locale}${rest === '/' ? '' : rest}`;
}

/** A product's own page shows its pictures larger than a list does: the same picture, drawn with more pixels. */
export function largePicture(path: string): string {
  return path.replace(/(?<!-large)\.webp$/, '-large.webp');
}

/** Below the language: pages of the signed-in shopper alone (storefront.md section 2, account.md section 2). */
const PRIVATE =
  /^\/(?:account|cart|checkout|orderinvoice|thankyou|trackmyorder|finalizepayment|samsung-success)(?:[/?#]|$)/i;

/** Of a path with or without its language. */
export function isPrivatePath(path: string): boolean {
  return PRIVATE.test(path.replace(/^\/(en|ar)(?=\/)/, ''));
}

/** A path of this shop, to go to later: what leads anywhere else is null. */
export function ownPath(value: unknown): string | null {
  return typeof value === 'string' && /^\/(?![/\\])[^\s\\]{0,500}$/.test(value) ? value : null;
}
