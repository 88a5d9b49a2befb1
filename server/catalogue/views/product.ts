/** A product in full. */
import type { ProductDetail } from '#contract/catalogue.ts';
import type { Bilingual } from '#contract/wire-types.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { itemIds, readItem, readVariants, type FoodRecord } from '#server/catalogue/read-store.ts';
import { sayPrice } from '#server/catalogue/say-price.ts';
import type { Database } from '#server/kit/database.ts';
import { notFound } from '#server/kit/refusal.ts';

import { buyable } from './pick.ts';

/** Cards in 'More in'. */
const MOST = 20;

/** @throws Refusal not_found */
export async function productView(
  catalogue: Catalogue,
  db: Database,
  { stockCode }: { stockCode: string },
): Promise<ProductDetail> {
  const found = await readItem(db.orm, stockCode);
  const [card] = found === null ? [] : await catalogue.cards([found.row.id]);
  if (found === null || card === undefined) throw notFound('This product is not in the store');
  const { row, detail, food } = found;
  const shelf = catalogue.shelf();
  const at = shelf.ordinalOf(row.id);
  const family = shelf.families[shelf.columns.family[at] ?? 0];
  const none: Bilingual = { en: '', ar: '' };
  const codes = (list: readonly string[]) => itemIds(db.orm, list).then((ids) => catalogue.cards(ids));
  const [cuts, included, excluded, moreInFamily] = await Promise.all([
    cutsOf(catalogue, db, row.productKey),
    codes(detail.included),
    codes(detail.excluded),
    catalogue.cards(neighbours(catalogue, at)),
  ]);
  return {
    card,
    categoryName: shelf.categories[shelf.columns.category[at] ?? 0]?.name ?? none,
    description: detail.description,
    ingredientsText: detail.ingredients,
    storage: family?.storage ?? none,
    nutrition: food === null ? [] : nutritionOf(food),
    nutritionSource: food?.id ?? null,
    attributes: [...detail.attributes, ...depositFact(row.deposit)],
    gallery: detail.gallery,
    tags: detail.tags,
    cuts,
    included: included.filter((one) => one.listing === 'active'),
    excluded: excluded.filter((one) => one.listing === 'active'),
    moreInFamily,
  };
}

/** What comes on top of its price, and back with the empty. */
function depositFact(deposit: number): ProductDetail['attributes'] {
  if (deposit === 0) return [];
  return [{ heading: { en: 'Returnable deposit', ar: 'تأمين قابل للاسترداد' }, details: sayPrice(deposit) }];
}

async function cutsOf(catalogue: Catalogue, db: Database, productKey: string): Promise<ProductDetail['cuts']> {
  const variants = (await readVariants(db.orm, productKey)).filter((one) => one.isActive && one.cut !== null);
  if (variants.length < 2) return [];
  const labels = new Map(variants.map((one) => [one.id, one.cut ?? { en: '', ar: '' }]));
  const cards = await catalogue.cards([...labels.keys()]);
  return cards.map((card) => ({ label: labels.get(card.stockId) ?? { en: '', ar: '' }, card }));
}

/** Others of the family, then of the category. */
function neighbours(catalogue: Catalogue, at: number): number[] {
  const { columns } = catalogue.shelf();
  const all = buyable(catalogue.shelf()).filter(
    (one) => columns.category[one] === columns.category[at] && columns.product[one] !== columns.product[at],
  );
  const isNear = (one: number): boolean => columns.family[one] === columns.family[at];
  const near = all.filter(isNear);
  const others = near.length < 8 ? all.filter((one) => !isNear(one)) : [];
  return [...near, ...others].slice(0, MOST).map((one) => columns.id[one] as number);
}

const NUTRIENTS = [
  ['energyKcal', 'kcal', 'Energy', 'الطاقة'],
  ['fatG', 'g', 'Fat', 'الدهون'],
  ['saturatedFatG', 'g', 'of which saturated', 'منها مشبعة'],
  ['carbohydrateG', 'g', 'Carbohydrate', 'الكربوهيدرات'],
  ['sugarsG', 'g', 'of which sugars', 'منها سكريات'],
  ['fibreG', 'g', 'Fibre', 'الألياف'],
  ['proteinG', 'g', 'Protein', 'البروتين'],
  ['sodiumMg', 'mg', 'Sodium', 'الصوديوم'],
] as const;

/** Per 100 g, in the order of a label; what was not measured is left out. */
function nutritionOf(food: FoodRecord): ProductDetail['nutrition'] {
  return NUTRIENTS.flatMap(([field, unit, en, ar]) => {
    const amount = food[field];
    return amount === null ? [] : [{ name: { en, ar }, amount: Math.round(amount * 100) / 100, unit }];
  });
}
