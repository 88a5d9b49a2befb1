/** Past baskets in the database, and what was made of them. */
import { and, count, desc, eq, inArray, max, notInArray, sql, sum } from 'drizzle-orm';

import type { Queryable, Transaction } from '#server/kit/database.ts';

import type { Associations } from './associate.ts';
import { basket, basketLine, basketPair, basketProduct } from './table.ts';

/** Rows in one statement. */
const SLICE = 5000;

export interface PastBasket {
  id: string;
  /** Null for imported baskets. */
  userId: number | null;
  boughtAt: Date;
  stockCodes: readonly string[];
}

/** Adds baskets; one that is there already is written anew. */
export async function putBaskets(tx: Transaction, baskets: readonly PastBasket[]): Promise<void> {
  const lines = baskets.flatMap(({ id, stockCodes }) =>
    [...new Set(stockCodes)].map((stockCode) => ({ basketId: id, stockCode })),
  );
  for (const slice of slicesOf(baskets)) {
    await tx.delete(basket).where(
      inArray(
        basket.id,
        slice.map(({ id }) => id),
      ),
    );
    await tx.insert(basket).values(slice.map(({ id, userId, boughtAt }) => ({ id, userId, boughtAt })));
  }
  for (const slice of slicesOf(lines)) await tx.insert(basketLine).values(slice);
}

/** Every basket's products. */
export async function allBaskets(db: Queryable): Promise<string[][]> {
  const rows = await db
    .select({ codes: sql<string[]>`array_agg(${basketLine.stockCode})` })
    .from(basketLine)
    .groupBy(basketLine.basketId);
  return rows.map(({ codes }) => codes);
}

/** Puts what was made of the baskets in the place of what was there. */
export async function replaceAssociations(tx: Transaction, { baskets, pairs }: Associations): Promise<void> {
  await tx.delete(basketPair);
  await tx.delete(basketProduct);
  const products = [...baskets].map(([stockCode, times]) => ({ stockCode, baskets: times }));
  for (const slice of slicesOf(products)) await tx.insert(basketProduct).values(slice);
  for (const slice of slicesOf(pairs)) await tx.insert(basketPair).values([...slice]);
}

/** What the shopper had in more than one basket, the most often first, then the latest. */
export async function boughtAgain(db: Queryable, userId: number, most: number): Promise<string[]> {
  const rows = await db
    .select({ stockCode: basketLine.stockCode })
    .from(basketLine)
    .innerJoin(basket, eq(basket.id, basketLine.basketId))
    .where(eq(basket.userId, userId))
    .groupBy(basketLine.stockCode)
    .having(sql`count(*) > 1`)
    .orderBy(desc(count()), desc(max(basket.boughtAt)), basketLine.stockCode)
    .limit(most);
  return rows.map(({ stockCode }) => stockCode);
}

/** What goes with these products and is not among them; what goes with several of them comes before what goes with one. */
export async function goesWith(db: Queryable, stockCodes: readonly string[], most: number): Promise<string[]> {
  if (stockCodes.length === 0) return [];
  const rows = await db
    .select({ stockCode: basketPair.otherCode })
    .from(basketPair)
    .where(and(inArray(basketPair.stockCode, [...stockCodes]), notInArray(basketPair.otherCode, [...stockCodes])))
    .groupBy(basketPair.otherCode)
    .orderBy(desc(sum(basketPair.strength)), basketPair.otherCode)
    .limit(most);
  return rows.map(({ stockCode }) => stockCode);
}

/** What is in the most baskets of the shop. */
export async function popular(db: Queryable, but: readonly string[], most: number): Promise<string[]> {
  const rows = await db
    .select({ stockCode: basketProduct.stockCode })
    .from(basketProduct)
    .where(but.length === 0 ? undefined : notInArray(basketProduct.stockCode, [...but]))
    .orderBy(desc(basketProduct.baskets), basketProduct.stockCode)
    .limit(most);
  return rows.map(({ stockCode }) => stockCode);
}

function* slicesOf<T>(rows: readonly T[]): Generator<readonly T[] & T[]> {
  for (let start = 0; start < rows.length; start += SLICE) yield rows.slice(start, start + SLICE);
}
