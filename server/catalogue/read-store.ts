/** Reads what the shelf in memory does not hold. */
import { eq, inArray } from 'drizzle-orm';

import type { Queryable } from '#server/kit/database.ts';

import { food, home, item, itemDetail, type HomeContent } from './table.ts';

export type DetailRecord = typeof itemDetail.$inferSelect;
export type FoodRecord = typeof food.$inferSelect;

export interface FullItem {
  row: typeof item.$inferSelect;
  detail: DetailRecord;
  food: FoodRecord | null;
}

/** An item with all that its page shows, listed or not; null where no item has the code. */
export async function readItem(db: Queryable, code: string): Promise<FullItem | null> {
  const [found] = await db
    .select({ row: item, detail: itemDetail, food })
    .from(item)
    .innerJoin(itemDetail, eq(itemDetail.itemId, item.id))
    .leftJoin(food, eq(food.id, itemDetail.foodId))
    .where(eq(item.code, code));
  return found ?? null;
}

/** Items of one product in their order: id, cut and whether it is active. */
export async function readVariants(db: Queryable, productKey: string) {
  return db
    .select({ id: item.id, cut: item.cut, isActive: item.isActive })
    .from(item)
    .where(eq(item.productKey, productKey))
    .orderBy(item.variantPosition, item.id);
}

/** Item ids in the order of the codes; codes that name nothing are left out. */
export async function itemIds(db: Queryable, codes: readonly string[]): Promise<number[]> {
  if (codes.length === 0) return [];
  const rows = await db
    .select({ id: item.id, code: item.code })
    .from(item)
    .where(inArray(item.code, [...codes]));
  const ids = new Map(rows.map((row) => [row.code, row.id]));
  return codes.flatMap((code) => ids.get(code) ?? []);
}

/** The stock code of an item; null for an id that there is not. */
export async function codeOf(db: Queryable, id: number): Promise<string | null> {
  const [row] = await db.select({ code: item.code }).from(item).where(eq(item.id, id));
  return row?.code ?? null;
}

export async function readHomeContent(db: Queryable): Promise<HomeContent | null> {
  const [row] = await db.select().from(home);
  return row?.content ?? null;
}
