/** Writes merged products into the catalogue in one change, and only those that differ from what is there. */
import { isDeepStrictEqual } from 'node:util';

import { max, sql } from 'drizzle-orm';

import type { ImageRow, ItemRow } from '#server/catalogue/rows.ts';
import { changeCatalogue, putItems, removeOtherItems, type CatalogueChange } from '#server/catalogue/store.ts';
import { item } from '#server/catalogue/table.ts';
import type { Database } from '#server/kit/database.ts';

import { itemOfProduct } from './item-of-product.ts';
import type { Product } from './merge-offers.ts';
import { drawPlainPack } from './plain-pack.ts';
import { putDrawings } from './put-drawings.ts';
import { putShelves } from './put-shelves.ts';
import { readItems } from './read-items.ts';
import type { SaidFields } from './said-fields.ts';
import { ShelfPlan } from './shelf-plan.ts';

export interface Written {
  added: number;
  changed: number;
  unchanged: number;
  removed: number;
  /** Of the catalogue's own, that are fresh now or no longer; left out where none is. */
  categories?: number;
}

export interface WriteOptions {
  /** YYYY-MM-DD, for products that are new. */
  today: string;
  /** Takes off what the file does not have. */
  isReplacing: boolean;
  said: SaidFields;
  onProgress?: (done: number) => void;
}

const BATCH = 500;

/** Ends a transaction that turned out to have nothing to write, so that the version stays. */
class NothingToWrite extends Error {}

/** All or nothing. Where nothing differs, nothing is written and the version stays as it is. */
export async function writeProducts(
  db: Database,
  products: () => Iterable<Product>,
  options: WriteOptions,
): Promise<Written> {
  const written: Written = { added: 0, changed: 0, unchanged: 0, removed: 0 };
  try {
    await changeCatalogue(db, { source: 'import' }, async (change) => {
      // A slow machine may need a minute between two statements.
      await change.tx.execute(sql`set local idle_in_transaction_session_timeout = 0`);
      const codes: string[] = [];
      const plan = await ShelfPlan.read(change.tx);
      for (const product of products()) plan.place(product);
      const categories = await putShelves(change, plan);
      if (categories > 0) written.categories = categories;
      await putItems(change, changedRows(change, plan, products(), options, written, codes));
      if (options.isReplacing) written.removed = await removeOtherItems(change, codes);
      if (written.added + written.changed + written.removed + categories === 0) throw new NothingToWrite();
    });
  } catch (error) {
    if (!(error instanceof NothingToWrite)) throw error;
  }
  return written;
}

/** The rows to write, each after its picture. */
async function* changedRows(
  change: CatalogueChange,
  plan: ShelfPlan,
  products: Iterable<Product>,
  { today, said, onProgress }: WriteOptions,
  written: Written,
  codes: string[],
): AsyncGenerator<ItemRow> {
  const [last] = await change.tx.select({ position: max(item.position) }).from(item);
  let position = (last?.position ?? -1) + 1;
  for (const batch of inBatches(products)) {
    const existing = await readItems(
      change.tx,
      batch.map((product) => product.code),
    );
    const ready: { row: ItemRow; image: ImageRow | null }[] = [];
    for (const product of batch) {
      codes.push(product.code);
      const before = existing.get(product.code);
      const standing = plan.place(product);
      const row = itemOfProduct(product, standing, before, { position, today }, said);
      if (before === undefined) position += 1;
      if (before !== undefined && isDeepStrictEqual(before, row)) {
        written.unchanged += 1;
        continue;
      }
      if (before === undefined) written.added += 1;
      else written.changed += 1;
      ready.push(withPicture(row, before, product, standing.tint));
    }
    await putDrawings(
      change.tx,
      ready.flatMap(({ image }) => image ?? []),
    );
    for (const { row } of ready) yield row;
    onProgress?.(codes.length);
  }
}

/** A picture that shows another name, size or maker is drawn again; one that the shop put there stays. */
function withPicture(
  row: ItemRow,
  before: ItemRow | undefined,
  product: Product,
  tint: string,
): { row: ItemRow; image: ImageRow | null } {
  const shown = ({ name, units, brandKey, familyKey }: ItemRow): unknown => [name.en, units.en, brandKey, familyKey];
  if (before !== undefined && before.image !== '' && isDeepStrictEqual(shown(before), shown(row))) {
    return { row, image: null };
  }
  const { path, image } = drawPlainPack(row, product.brand, tint);
  return { row: { ...row, image: path, gallery: [path] }, image };
}

function* inBatches<T>(all: Iterable<T>): Generator<T[]> {
  let batch: T[] = [];
  for (const one of all) {
    batch.push(one);
    if (batch.length < BATCH) continue;
    yield batch;
    batch = [];
  }
  if (batch.length > 0) yield batch;
}
