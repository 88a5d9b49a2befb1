/** From the demo's files to the catalogue's rows. */
import type { Bilingual } from '#contract/wire-types.ts';
import type { BrandRow, CategoryRow, FamilyRow, ItemRow, OriginRow } from '#server/catalogue/rows.ts';
import type { BannerContent, HomeContent } from '#server/catalogue/table.ts';

import type { DemoPictures } from './demo-pictures.ts';
import type { DemoBanner, DemoCatalogue, DemoProduct } from './demo-shapes.ts';

export interface DemoRows {
  brands: BrandRow[];
  origins: OriginRow[];
  badges: (BrandRow & { image: string })[];
  categories: CategoryRow[];
  families: FamilyRow[];
  items: ItemRow[];
  home: HomeContent;
}

const NONE: Bilingual = { en: '', ar: '' };

export function demoRows(demo: DemoCatalogue, pictures: DemoPictures): DemoRows {
  const categories = demo.categories.filter((row) => demo.shelves.some((shelf) => shelf.category === row.key));
  const families = demo.shelves.flatMap((shelf) =>
    shelf.families.map((family) => ({ ...family, category: shelf.category })),
  );
  const cuts = new Map<number, number>();
  const nextCut = (product: number): number => {
    const position = cuts.get(product) ?? 0;
    cuts.set(product, position + 1);
    return position;
  };
  let position = 0;
  return {
    brands: demo.brands.map((row) => ({ key: row.key, name: nameOf(row) })),
    origins: demo.origins.map((row) => ({ key: row.key, slug: row.slug, name: nameOf(row) })),
    badges: demo.badges.map((row) => ({ key: row.key, name: nameOf(row), image: pictures.badges.get(row.key) ?? '' })),
    categories: categories.map((row, index) => ({
      key: row.key,
      name: nameOf(row),
      image: pictures.categories.get(row.key) ?? '',
      tint: row.tint,
      position: index,
      isFresh: row.fresh,
    })),
    families: families.map((row, index) => ({
      key: row.key,
      categoryKey: row.category,
      name: nameOf(row),
      storage: row.storage ?? NONE,
      position: index,
    })),
    items: families.flatMap((family) =>
      family.products.map((product) =>
        itemRow(product, family.key, position++, product.product === null ? 0 : nextCut(product.product), pictures),
      ),
    ),
    home: homeContent(demo, pictures),
  };
}

function nameOf({ en, ar }: Bilingual): Bilingual {
  return { en, ar };
}

function itemRow(
  product: DemoProduct,
  familyKey: string,
  position: number,
  variantPosition: number,
  pictures: DemoPictures,
): ItemRow {
  const { state, size } = product;
  const [pack, detail] = pictures.products.get(product.code) ?? ['', ''];
  return {
    code: product.code,
    productKey: product.product === null ? product.code : `p${product.product}`,
    variantPosition,
    cut: product.cut,
    choice: product.choice,
    familyKey,
    brandKey: product.brand,
    originKey: product.origin,
    name: nameOf(product),
    short: product.short,
    units: nameOf(size),
    content: contentOf(size),
    price: state === 'rate-zero' ? 0 : product.price,
    promotionPrice: state === 'rate-zero' ? null : product.promo,
    isActive: state !== 'inactive',
    isOutOfStock: state === 'out-of-stock',
    isComingSoon: state === 'coming-soon',
    comingSoonDate: product.eta,
    storeEta: product.storeEta,
    minimumOrder: product.minimum,
    isRegularEligible: product.regular,
    isSponsored: product.sponsored,
    isNew: product.isNew,
    giftRole: product.giftBox,
    isEGift: product.egift,
    deliveryMessage: product.deliveryMessage,
    deliveryKind: product.deliveryKind,
    leadDays: product.leadDays,
    deposit: product.deposit ?? 0,
    promotionFamily: product.promotionFamily,
    image: pack,
    badges: product.badges,
    labels: product.labels ?? [],
    createdOn: createdOn(product),
    position,
    description: product.text,
    ingredients: product.ingredients ?? NONE,
    foodId: product.usda,
    attributes: product.attributes ?? [],
    gallery: [pack, detail],
    tags: product.tags,
    included: product.madeWith?.included ?? [],
    excluded: product.madeWith?.excluded ?? [],
  };
}

function contentOf({ grams, ml, pieces }: DemoProduct['size']): ItemRow['content'] {
  if (grams !== null) return { amount: grams, unit: 'g' };
  if (ml !== null) return { amount: ml, unit: 'ml' };
  return pieces === null ? null : { amount: pieces, unit: 'piece' };
}

/** The files name no dates: new products came in the last three weeks of the demo's calendar, the others in the year before. */
function createdOn({ code, isNew }: DemoProduct): string {
  const scattered = (Number(code) * 7919) % 997;
  const daysAgo = isNew ? scattered % 21 : 30 + (scattered % 330);
  return new Date(Date.UTC(2026, 10, 20 - daysAgo)).toISOString().slice(0, 10);
}

const SHOP_NOW: Bilingual = { en: 'Shop now', ar: 'تسوّق الآن' };

function homeContent({ home }: DemoCatalogue, pictures: DemoPictures): HomeContent {
  const banner = ({ art: _art, action, ...row }: DemoBanner): BannerContent => ({
    ...row,
    action: action ?? SHOP_NOW,
    image: pictures.banners.get(row.key) ?? '',
  });
  return {
    hero: home?.hero.map(banner) ?? [],
    offers: home?.offers.map(banner) ?? [],
    carousels: home?.carousels ?? [],
  };
}
