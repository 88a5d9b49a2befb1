/** What the demo catalogue's rows say of each other: keys that exist, codes that are unique, states that make sense. */
import { hasArt } from '#server/pictures/has-art.ts';

import type { DemoCatalogue, DemoProduct } from './demo-shapes.ts';

/** What is known over the whole shop, for looking up. */
interface Known {
  brands: Set<string>;
  origins: Set<string>;
  badges: Set<string>;
  foods: Set<string>;
  /** Stock codes seen. */
  codes: Set<string>;
  /** Number ranges of the categories that have a file: a code outside may be of a file to come. */
  ranges: Set<string>;
}

/** The first problem as "file: row, field: what is wrong", or null. */
export function checkDemo(demo: DemoCatalogue): string | null {
  return checkLists(demo) ?? checkShelves(demo) ?? checkPictures(demo);
}

function checkLists(demo: DemoCatalogue): string | null {
  const lists = { brands: demo.brands, origins: demo.origins, badges: demo.badges, categories: demo.categories };
  for (const [name, rows] of Object.entries(lists)) {
    const twice = repeated(rows.map((row) => row.key));
    if (twice !== null) return `${name}.json: key ${twice}, key: is used twice`;
  }
  const twice = repeated(demo.categories.map((row) => String(row.range)));
  return twice === null ? null : `categories.json: range: ${twice} is used twice`;
}

function checkShelves(demo: DemoCatalogue): string | null {
  const ranges = new Map(demo.categories.map((row) => [row.key, String(row.range)]));
  const all = demo.shelves.flatMap((shelf) => shelf.families.flatMap((family) => family.products));
  const known: Known = {
    brands: new Set(demo.brands.map((row) => row.key)),
    origins: new Set(demo.origins.map((row) => row.key)),
    badges: new Set(demo.badges.map((row) => row.key)),
    foods: new Set(demo.foods.map((row) => row.id)),
    codes: new Set(all.map((product) => product.code)),
    ranges: new Set(demo.shelves.map((shelf) => ranges.get(shelf.category) ?? '')),
  };
  const families = new Set<string>();
  const codes = new Set<string>();
  for (const shelf of demo.shelves) {
    const file = `products/${shelf.category}.json`;
    if (!ranges.has(shelf.category)) return `${file}: category: ${shelf.category} is not in categories.json`;
    for (const family of shelf.families) {
      if (families.has(family.key)) return `${file}: key ${family.key}, key: is used by another family`;
      families.add(family.key);
      for (const product of family.products) {
        const problem = codes.has(product.code)
          ? 'code: is used twice'
          : checkProduct(product, ranges.get(shelf.category) ?? '', known);
        if (problem !== null) return `${file}: code ${product.code}, ${problem}`;
        codes.add(product.code);
      }
    }
  }
  return null;
}

/** "field: what is wrong" */
function checkProduct(product: DemoProduct, range: string, known: Known): string | null {
  const labels = (product.labels?.length ?? 0) + Number(product.sponsored) + Number(product.isNew);
  const unknownPart = product.parts?.find((part) => !hasArt(part));
  const rules: [boolean, string][] = [
    [!product.code.startsWith(range), `code: must begin with ${range}`],
    [!known.brands.has(product.brand), `brand: ${product.brand} is not in brands.json`],
    [!known.origins.has(product.origin), `origin: ${product.origin} is not in origins.json`],
    [product.usda !== null && !known.foods.has(product.usda), `usda: ${product.usda} is not in nutrition.json`],
    [!hasArt(product.art), `art: there is no drawing ${product.art}`],
    [unknownPart !== undefined, `parts: there is no drawing ${unknownPart}`],
    [product.promo !== null && product.promo >= product.price, 'promo: must be below the price'],
    [product.price === 0 && product.state !== 'rate-zero', 'price: must be above 0'],
    [labels > 4, 'labels: at most 4 with sponsored and new'],
    [product.eta !== null && product.state !== 'coming-soon', 'eta: is for coming-soon only'],
    [
      (product.deliveryKind === 'standard') !== (product.leadDays === 0),
      'leadDays: is for what comes later than the rest, which has a deliveryKind',
    ],
    [
      product.storeEta !== null && product.leadDays === 0 && product.state !== 'out-of-stock',
      'storeEta: promises a later day than the delivery does, which needs leadDays',
    ],
    [product.cut !== null && product.product === null, 'cut: needs the product that it is a cut of'],
    [(product.cut === null) !== (product.choice === null), 'choice: choice and cut go together'],
    [
      product.size.grams === null && product.size.ml === null && product.size.pieces === null,
      'size: needs grams, ml or pieces',
    ],
  ];
  const broken = rules.find(([isBroken]) => isBroken);
  if (broken) return broken[1];
  const badge = product.badges.find((one) => !known.badges.has(one));
  if (badge !== undefined) return `badges: ${badge} is not in badges.json`;
  const named = [...(product.madeWith?.included ?? []), ...(product.madeWith?.excluded ?? [])];
  const missing = named.find((code) => !known.codes.has(code) && known.ranges.has(code.slice(0, 3)));
  return missing === undefined ? null : `madeWith: no product has the code ${missing}`;
}

function checkPictures({ categories, home }: DemoCatalogue): string | null {
  const category = categories.find((row) => !hasArt(row.art));
  if (category) return `categories.json: key ${category.key}, art: there is no drawing ${category.art}`;
  for (const banner of [...(home?.hero ?? []), ...(home?.offers ?? [])]) {
    const art = banner.art.find((one) => !hasArt(one));
    if (art !== undefined) return `home.json: key ${banner.key}, art: there is no drawing ${art}`;
  }
  const keys = new Set(categories.map((row) => row.key));
  for (const { key, pick } of home?.carousels ?? []) {
    const missing =
      typeof pick === 'object' && 'categories' in pick ? pick.categories.find((one) => !keys.has(one)) : undefined;
    if (missing !== undefined) return `home.json: key ${key}, pick: no category has the key ${missing}`;
  }
  return null;
}

function repeated(keys: readonly string[]): string | null {
  return keys.find((key, index) => keys.indexOf(key) !== index) ?? null;
}
