/** What the catalogue can be asked. Each is a noun that loader and screen share. */
import {
  readAlternatives,
  readCategories,
  readHome,
  readOrigin,
  readProduct,
  readRange,
  searchCatalogue,
} from '#contract/catalogue.ts';
import { suggestProducts } from '#contract/suggestions.ts';
import type { Locale } from '#contract/urls.ts';
import { readQuery } from '#src/net/read-query.ts';

export const homePage = () => readQuery(readHome, {});

export const categoryShelf = () => readQuery(readCategories, {});

export const suggestions = (query: string) => readQuery(suggestProducts, { query });

export const productPage = (stockCode: string) => readQuery(readProduct, { stockCode });

export const fullRange = (slug: string, productId: number) => readQuery(readRange, { slug, productId });

export const originPage = (origin: string, page: number) => readQuery(readOrigin, { origin, page });

export const alternatives = (productId: number, stockCode: string) =>
  readQuery(readAlternatives, { productId, stockCode });

/** The shop's gifts, as many as one answer has: boxes, things that can lie in one, e-gifts. */
export const boxGifts = (language: Locale) =>
  readQuery(searchCatalogue, {
    query: '',
    language,
    sort: 'relevance',
    strength: 'strong',
    page: 1,
    pageSize: 60,
    productDesc: [],
    familyDesc: [],
    featured: ['gifts'],
    brandDesc: [],
    categories: [],
    originDesc: [],
  });
