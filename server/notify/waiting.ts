/** Who waits for a product that can be bought again. */
import { and, asc, eq, gt, isNull, sql, type SQL } from 'drizzle-orm';

import { item } from '#server/catalogue/table.ts';
import type { Queryable } from '#server/kit/database.ts';
import { notify } from '#server/sync/table.ts';

/** In stock by the rule of contract/rules/availability.ts (storefront.md section 4), and on sale already. */
const CAN_BE_BOUGHT: SQL | undefined = and(
  eq(item.isOutOfStock, false),
  eq(item.isComingSoon, false),
  eq(item.isActive, true),
  gt(item.price, 0),
);

/** Shoppers with such a product. */
export async function shoppersToTell(db: Queryable, most: number): Promise<number[]> {
  const rows = await db
    .selectDistinct({ userId: notify.userId })
    .from(notify)
    .innerJoin(item, eq(item.code, notify.stockCode))
    .where(and(isNull(notify.gone), CAN_BE_BOUGHT))
    .limit(most);
  return rows.map(({ userId }) => userId);
}

/** The stock codes of one shopper's, at most `most`. */
export async function backInStock(db: Queryable, userId: number, most: number): Promise<string[]> {
  const rows = await db
    .select({ code: notify.stockCode })
    .from(notify)
    .innerJoin(item, eq(item.code, notify.stockCode))
    .where(and(eq(notify.userId, userId), isNull(notify.gone), CAN_BE_BOUGHT))
    .orderBy(asc(notify.stockCode))
    .limit(most);
  return rows.map(({ code }) => code);
}

/** What a mail says of the products, in the order of their codes; `id` is what their address is made of. */
export function productsOf(db: Queryable, codes: readonly string[]) {
  return db
    .select({ stockCode: item.code, en: item.nameEn, ar: item.nameAr })
    .from(item)
    .where(sql`${item.code} = any(${sql.param([...codes])}::text[])`)
    .orderBy(asc(item.code));
}
