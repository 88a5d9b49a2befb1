/** What could stand in for a product: its family's other products, and where those are few its category's. */
import type { ProductCard } from '#contract/catalogue-card.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { readItem } from '#server/catalogue/read-store.ts';
import { BUYABLE, type Shelf } from '#server/catalogue/shelf.ts';
import type { Database } from '#server/kit/database.ts';

const MOST = 24;
/** As many of a family that can be bought are a choice: milk is not offered for laban. */
const ENOUGH = 4;

interface AlternativesInput {
  productId: number;
  stockCode: string;
}

/** Inactive items come too (spec section 9: the app hides them). Nothing for a product there is not. */
export async function alternativesView(
  catalogue: Catalogue,
  db: Database,
  { stockCode, productId }: AlternativesInput,
): Promise<{ products: ProductCard[] }> {
  const found = await readItem(db.orm, stockCode);
  const shelf = catalogue.shelf();
  const at = found === null ? shelf.columns.product.indexOf(productId) : shelf.ordinalOf(found.row.id);
  return { products: at === -1 ? [] : await catalogue.cards(standIns(shelf, at)) };
}

/** Item ids, the nearest first: of the family before those of the category, if any of it, in stock before others, then by the price. */
export function standIns(shelf: Shelf, at: number): number[] {
  const { columns } = shelf;
  const distance = (one: number): number => Math.abs((columns.price[one] as number) - (columns.price[at] as number));
  const near: number[] = [];
  const far: number[] = [];
  for (let one = 0; one < shelf.count; one += 1) {
    if (columns.product[one] === columns.product[at] || columns.category[one] !== columns.category[at]) continue;
    // Of a product's cuts the first alone, and of what is inactive all.
    const shown = shelf.shown[columns.id[one] as number] ?? -1;
    if (shown !== -1 && shown !== one) continue;
    if (columns.family[one] === columns.family[at]) near.push(one);
    else if (((columns.flags[one] as number) & BUYABLE) !== 0 && shown === one) far.push(one);
  }
  const late = (one: number): number => (((columns.flags[one] as number) & BUYABLE) === 0 ? 1 : 0);
  const order = (a: number, b: number): number => late(a) - late(b) || distance(a) - distance(b) || a - b;
  const isEnough = near.filter((one) => late(one) === 0).length >= ENOUGH;
  return [...near.toSorted(order), ...(isEnough ? [] : far.toSorted(order).slice(0, 12))]
    .slice(0, MOST)
    .map((one) => columns.id[one] as number);
}
