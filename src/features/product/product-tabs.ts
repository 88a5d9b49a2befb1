import type { ProductDetail } from '#contract/catalogue.ts';
import type { Locale } from '#contract/urls.ts';

/** storefront.md section 2, "Product detail view": the tabs in the order they are shown. */
export const PRODUCT_TABS = ['description', 'ingredients', 'storage', 'nutrition'] as const;
export type ProductTab = (typeof PRODUCT_TABS)[number];

type Told = Pick<ProductDetail, 'description' | 'ingredientsText' | 'storage' | 'nutrition'>;

/** Section 2: empty tabs are removed; the nutrition tab is hidden when empty. */
export function tabsWithContent(detail: Told, locale: Locale): ProductTab[] {
  const hasContent: Record<ProductTab, boolean> = {
    description: detail.description[locale].trim() !== '',
    ingredients: detail.ingredientsText[locale].trim() !== '',
    storage: detail.storage[locale].trim() !== '',
    nutrition: detail.nutrition.length > 0,
  };
  return PRODUCT_TABS.filter((tab) => hasContent[tab]);
}

export function isProductTab(value: unknown): value is ProductTab {
  return PRODUCT_TABS.some((tab) => tab === value);
}
