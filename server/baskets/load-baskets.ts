/** Past baskets out of a CSV of lines, and what they say about what goes together. */
import { createReadStream } from 'node:fs';

import { sql } from 'drizzle-orm';

import { CsvSplitter } from '#server/catalogue/import/csv-splitter.ts';
import { ImportError } from '#server/catalogue/import/source-row.ts';
import { item } from '#server/catalogue/table.ts';
import type { Database } from '#server/kit/database.ts';

import { associate } from './associate.ts';
import { allBaskets, putBaskets, replaceAssociations, type PastBasket } from './store.ts';

export interface LoadedBaskets {
  baskets: number;
  lines: number;
  /** Products of the file that the catalogue does not have, each once; their lines were left out. */
  unknown: string[];
  /** Pairs that go together, each counted once. */
  pairs: number;
}

/**
 * The columns `order_id` and `product`, a line each; a product is a stock code or an English name of the catalogue. Baskets of an
 * earlier load with the same order ids are replaced. What goes together is reckoned anew over all baskets.
 * @throws ImportError where the file can't be read or has not these columns
 */
export async function loadBaskets(db: Database, file: string, now: Date): Promise<LoadedBaskets> {
  const codes = await codesByName(db);
  const unknown = new Set<string>();
  const baskets = new Map<string, string[]>();
  let lines = 0;
  for await (const { orderId, product } of linesOf(file)) {
    const code = codes.get(product.toLowerCase());
    if (code === undefined) {
      unknown.add(product);
      continue;
    }
    lines += 1;
    const one = baskets.get(orderId);
    if (one) one.push(code);
    else baskets.set(orderId, [code]);
  }
  const past: PastBasket[] = [...baskets].map(([id, stockCodes]) => ({
    id: `loaded:${id}`,
    userId: null,
    boughtAt: now,
    stockCodes,
  }));
  const pairs = await db.transaction(async (tx) => {
    await putBaskets(tx, past);
    const found = associate(await allBaskets(tx));
    await replaceAssociations(tx, found);
    return found.pairs;
  });
  return {
    baskets: past.length,
    lines,
    unknown: [...unknown],
    pairs: pairs.filter((pair) => pair.stockCode < pair.otherCode).length,
  };
}

/** Stock codes by themselves and by name; of two products with one name the one that is sold. */
async function codesByName(db: Database): Promise<Map<string, string>> {
  const rows = await db.orm
    .select({ code: item.code, name: item.nameEn })
    .from(item)
    .orderBy(sql`${item.isActive}`, sql`${item.id} desc`);
  const codes = new Map(rows.map(({ code, name }) => [name.toLowerCase(), code]));
  for (const { code } of rows) codes.set(code.toLowerCase(), code);
  return codes;
}

async function* linesOf(file: string): AsyncGenerator<{ orderId: string; product: string }> {
  const splitter = new CsvSplitter(',');
  let at: { order: number; product: number } | undefined;
  for await (const records of recordsOf(file, splitter)) {
    for (const record of records) {
      if (!('cells' in record)) continue;
      if (!at) {
        at = { order: record.cells.indexOf('order_id'), product: record.cells.indexOf('product') };
        if (at.order === -1 || at.product === -1) break;
        continue;
      }
      const [orderId, product] = [record.cells[at.order]?.trim(), record.cells[at.product]?.trim()];
      if (orderId && product) yield { orderId, product };
    }
    if (at && (at.order === -1 || at.product === -1)) break;
  }
  if (!at || at.order === -1 || at.product === -1) {
    throw new ImportError('The file has to begin with a line that names the columns order_id and product.');
  }
}

async function* recordsOf(file: string, splitter: CsvSplitter): AsyncGenerator<ReturnType<CsvSplitter['push']>> {
  try {
    for await (const piece of createReadStream(file, 'utf8')) yield splitter.push(String(piece));
  } catch (error) {
    throw new ImportError(`The file can't be read: ${(error as Error).message}`);
  }
  yield splitter.end();
}
