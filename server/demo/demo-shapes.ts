/** The shapes of the demo catalogue's files, as docs/demo-catalogue.md gives them. */
import { DELIVERY_KINDS } from '#contract/rules/delivery-kinds.ts';
import { checked, filledText } from '#contract/wire-checks.ts';
import { bool, decimal, integer, list, nullable, oneOf, text, withDefault } from '#contract/wire-types.ts';
import { codec, record, WireError, type Codec, type Decoded } from '#contract/wire.ts';
import { packShapes } from '#server/pictures/pack-input.ts';

/** A text that fits a pattern; `what` says it in words. */
function matching(pattern: RegExp, what: string, maxLength = 200): Codec<string> {
  return checked(text(maxLength), (value) => pattern.test(value), `must be ${what}`);
}

const key = matching(/^[a-z0-9]+(-[a-z0-9]+)*$/, 'a slug', 80);
const colour = matching(/^#[\da-f]{6}$/i, 'a colour such as #1f6f43');
const code = matching(/^\d{6}$/, 'six digits');
const day = matching(/^\d{4}-\d\d-\d\d$/, 'a date such as 2026-12-10');

/** AED text with two decimals, as fils. */
const price: Codec<number> = codec(
  { type: 'string' },
  (value, path) => {
    if (typeof value !== 'string' || !/^\d{1,6}\.\d\d$/.test(value)) throw new WireError(path, 'must look like "6.50"');
    return Math.round(Number(value) * 100);
  },
  (value) => (value / 100).toFixed(2),
);

/** An amount of net content. */
const amount = checked(decimal, (value) => value > 0, 'must be a number above 0');

const both = (maxLength = 1000) => record({ en: ['en', filledText(maxLength)], ar: ['ar', filledText(maxLength)] });
const yes = withDefault(bool, false);

export const brandFile = list(
  record({
    key: ['key', key],
    en: ['en', filledText(80)],
    ar: ['ar', filledText(80)],
    colors: ['colors', list(colour, 3)],
  }),
);
export const originFile = list(
  record({
    key: ['key', matching(/^[A-Z]{2}$/, 'two capital letters')],
    en: ['en', filledText(80)],
    ar: ['ar', filledText(80)],
    slug: ['slug', key],
  }),
);
export const badgeFile = list(record({ key: ['key', key], en: ['en', filledText(80)], ar: ['ar', filledText(80)] }));
export const categoryFile = list(
  record({
    key: ['key', key],
    en: ['en', filledText(80)],
    ar: ['ar', filledText(80)],
    range: ['range', integer({ min: 100, max: 999 })],
    tint: ['tint', colour],
    art: ['art', key],
    fresh: ['fresh', yes],
  }),
);

const nutrient = nullable(checked(decimal, (value) => value >= 0, 'must be a number, 0 or more'));
export const nutritionFile = list(
  record({
    id: ['id', matching(/^\d{5}$/, 'five digits')],
    description: ['description', filledText(200)],
    energyKcal: ['energyKcal', nutrient],
    fatG: ['fatG', nutrient],
    saturatedFatG: ['saturatedFatG', nutrient],
    carbohydrateG: ['carbohydrateG', nutrient],
    sugarsG: ['sugarsG', nutrient],
    fibreG: ['fibreG', nutrient],
    proteinG: ['proteinG', nutrient],
    sodiumMg: ['sodiumMg', nutrient],
  }),
);
export type FoodRow = Decoded<typeof nutritionFile>[number];

const product = record({
  code: ['code', code],
  brand: ['brand', key],
  en: ['en', filledText(120)],
  ar: ['ar', filledText(120)],
  size: [
    'size',
    record({
      en: ['en', filledText(40)],
      ar: ['ar', filledText(40)],
      grams: ['grams', nullable(amount)],
      ml: ['ml', nullable(amount)],
      pieces: ['pieces', nullable(amount)],
    }),
  ],
  price: ['price', price],
  promo: ['promo', nullable(price)],
  origin: ['origin', text(2)],
  usda: ['usda', nullable(text(5))],
  pack: ['pack', oneOf(packShapes)],
  art: ['art', key],
  flavour: ['flavour', nullable(colour)],
  parts: ['parts', nullable(list(key, 5))],
  short: ['short', both(120)],
  text: ['text', both()],
  ingredients: ['ingredients', nullable(both())],
  badges: ['badges', withDefault(list(key, 3), [])],
  tags: ['tags', withDefault(list(filledText(40), 20), [])],
  attributes: [
    'attributes',
    nullable(list(record({ heading: ['heading', both(60)], details: ['details', both(300)] }), 12)),
  ],
  state: ['state', nullable(oneOf(['out-of-stock', 'rate-zero', 'coming-soon', 'inactive']))],
  eta: ['eta', nullable(day)],
  storeEta: ['storeEta', nullable(both(40))],
  minimum: ['minimum', withDefault(integer({ min: 1, max: 1000 }), 1)],
  regular: ['regular', yes],
  sponsored: ['sponsored', yes],
  isNew: ['isNew', yes],
  labels: ['labels', nullable(list(both(40), 4))],
  giftBox: ['giftBox', nullable(oneOf(['container', 'movable']))],
  egift: ['egift', yes],
  deliveryMessage: ['deliveryMessage', nullable(both(200))],
  deliveryKind: ['deliveryKind', withDefault(oneOf(DELIVERY_KINDS), 'standard')],
  leadDays: ['leadDays', withDefault(integer({ min: 0, max: 60 }), 0)],
  deposit: ['deposit', nullable(price)],
  promotionFamily: ['promotionFamily', nullable(matching(/^[a-z0-9/-]+$/, 'a path of slugs', 160))],
  product: ['product', nullable(integer({ min: 1 }))],
  choice: ['choice', nullable(both(60))],
  cut: ['cut', nullable(both(60))],
  madeWith: ['madeWith', nullable(record({ included: ['included', list(code)], excluded: ['excluded', list(code)] }))],
});
export type DemoProduct = Decoded<typeof product>;

export const productFile = record({
  category: ['category', key],
  families: [
    'families',
    list(
      record({
        key: ['key', key],
        en: ['en', filledText(80)],
        ar: ['ar', filledText(80)],
        storage: ['storage', nullable(both(400))],
        products: ['products', list(product)],
      }),
    ),
  ],
});
export type ProductFile = Decoded<typeof productFile>;

const pick: Codec<'promotions' | 'new' | 'regular' | 'gifts' | { categories: string[] } | { codes: string[] }> = codec(
  {},
  (value, path, reading) => {
    if (typeof value === 'string') return oneOf(['promotions', 'new', 'regular', 'gifts']).decode(value, path, reading);
    const isByCode = typeof value === 'object' && value !== null && 'codes' in value;
    if (isByCode) return record({ codes: ['codes', list(code, 40)] }).decode(value, path, reading);
    return record({ categories: ['categories', list(key, 25)] }).decode(value, path, reading);
  },
  (value) => value,
);

const banner = record({
  key: ['key', key],
  title: ['title', both(120)],
  text: ['text', both(300)],
  action: ['action', nullable(both(60))],
  link: ['link', matching(/^\//, 'a path that begins with /', 300)],
  art: ['art', list(key, 6)],
  tint: ['tint', colour],
});
export type DemoBanner = Decoded<typeof banner>;

export const homeFile = record({
  hero: ['hero', list(banner, 8)],
  offers: ['offers', list(banner, 12)],
  carousels: [
    'carousels',
    list(
      record({ key: ['key', key], title: ['title', both(120)], link: ['link', text(300)], pick: ['pick', pick] }),
      12,
    ),
  ],
});
export type DemoHome = Decoded<typeof homeFile>;

/** All of the files, decoded. */
export interface DemoCatalogue {
  brands: Decoded<typeof brandFile>;
  origins: Decoded<typeof originFile>;
  badges: Decoded<typeof badgeFile>;
  categories: Decoded<typeof categoryFile>;
  foods: FoodRow[];
  /** One a category, in shelf order; categories without a file are left out. */
  shelves: ProductFile[];
  home: DemoHome | null;
}
