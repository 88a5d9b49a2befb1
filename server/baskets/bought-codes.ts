import { and, desc, eq, gte, max, notInArray } from 'drizzle-orm';

import type { Queryable } from '#server/kit/database.ts';

import { basket, basketLine } from './table.ts';

/** Baskets that are looked through: a shopper who buys each day is known by three years of them. */
const MOST_BASKETS = 1000;

/** The stock codes that the shopper bought, each once, the latest bought first; at most `most`. `except`: baskets that have not reached them yet. */
export async function boughtCodes(
  db: Queryable,
  userId: number,
  most: number,
  except: readonly string[],
): Promise<string[]> {
  const latest = db
    .select({ id: basket.id, boughtAt: basket.boughtAt })
    .from(basket)
    .where(and(eq(basket.userId, userId), notInArray(basket.id, [...except])))
    .orderBy(desc(basket.boughtAt))
    .limit(MOST_BASKETS)
    .as('latest');
  const rows = await db
    .select({ stockCode: basketLine.stockCode })
    .from(basketLine)
    .innerJoin(latest, eq(latest.id, basketLine.basketId))
    .groupBy(basketLine.stockCode)
    .orderBy(desc(max(latest.boughtAt)), basketLine.stockCode)
    .limit(most);
  return rows.map(({ stockCode }) => stockCode);
}

/** What the shopper has bought since then; at most `most`, in no order. */
export async function boughtSince(db: Queryable, userId: number, since: Date, most: number): Promise<string[]> {
  const rows = await db
    .selectDistinct({ stockCode: basketLine.stockCode })
    .from(basketLine)
    .innerJoin(basket, eq(basket.id, basketLine.basketId))
    .where(and(eq(basket.userId, userId), gte(basket.boughtAt, since)))
    .limit(most);
  return rows.map(({ stockCode }) => stockCode);
}
