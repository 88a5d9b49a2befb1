/** What could stand in for a product: its family's other products, and where those are few its category's of the same kind. */
import type { ProductCard } from '#contract/catalogue-card.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { readItem } from '#server/catalogue/read-store.ts';
import { ACTIVE, BUYABLE, type Shelf } from '#server/catalogue/shelf.ts';
import type { Database } from '#server/kit/database.ts';

const MOST = 24;
/** As many of a family that can be bought are a choice: milk is not offered for laban. */
const ENOUGH = 4;
/** Further than any size that can be compared. */
const MUCH = 1000;

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

/**
 * Item ids: of the family, then of the rest of the category what is of the product's kind, if the family has too few; what can't be bought
 * now comes last of all. Each part the nearest size first, then the nearest price: who paid for a place has none here, nor loses one.
 */
export function standIns(shelf: Shelf, at: number): number[] {
  const { columns } = shelf;
  const isOfKind = kindOf(shelf, at);
  const near: number[] = [];
  const far: number[] = [];
  for (let one = 0; one < shelf.count; one += 1) {
    if (columns.product[one] === columns.product[at] || columns.category[one] !== columns.category[at]) continue;
    // Of a product's cuts the first alone, and of what is inactive all.
    const shown = shelf.shown[columns.id[one] as number] ?? -1;
    if (shown !== -1 && shown !== one) continue;
    if (columns.family[one] === columns.family[at]) near.push(one);
    else if (shown === one && has(shelf, one, BUYABLE) && isOfKind(one)) far.push(one);
  }
  const isEnough = near.filter((one) => has(shelf, one, BUYABLE) && has(shelf, one, ACTIVE)).length >= ENOUGH;
  const order = nearestFirst(shelf, at);
  const sorted = [...near.toSorted(order), ...(isEnough ? [] : far.toSorted(order).slice(0, 12))];
  return [...sorted.filter((one) => has(shelf, one, BUYABLE)), ...sorted.filter((one) => !has(shelf, one, BUYABLE))]
    .slice(0, MOST)
    .map((one) => columns.id[one] as number);
}

function has({ columns }: Shelf, one: number, flag: number): boolean {
  return ((columns.flags[one] as number) & flag) !== 0;
}

function nearestFirst(shelf: Shelf, at: number): (a: number, b: number) => number {
  const { content, price } = shelf.columns;
  /** Twice as much is as far as half of it; pieces are no measure of grams. */
  const sizeApart = (one: number): number => {
    const times = (content[one] as number) / (content[at] as number);
    return times > 0 && times < Infinity ? Math.abs(Math.log(times)) : MUCH;
  };
  const priceApart = (one: number): number => Math.abs((price[one] as number) - (price[at] as number));
  return (a, b) => sizeApart(a) - sizeApart(b) || priceApart(a) - priceApart(b) || a - b;
}

/** Whether another item is the same kind of thing: laban is not butter, though both are dairy. What names the family says it, else the name's last word. */
function kindOf({ columns, families, names }: Shelf, at: number): (one: number) => boolean {
  const nameOf = (one: number): string[] => wordsOf(names[columns.name[one] as number]?.name.en ?? '');
  const own = nameOf(at);
  const family = wordsOf(families[columns.family[at] as number]?.name.en ?? '');
  const shared = own.filter((word) => family.includes(word));
  const kind = new Set(shared.length > 0 ? shared : own.slice(-1));
  return (one) => nameOf(one).some((word) => kind.has(word));
}

/** Of a name, without what is in every one of them and without the sign of the plural. */
function wordsOf(name: string): string[] {
  return name
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .map((word) => word.replace(/s$/, ''))
    .filter((word) => word.length > 2 && word !== 'and' && word !== 'fresh');
}
