import { and, eq } from 'drizzle-orm';

import type { Queryable } from '#server/kit/database.ts';

import { item } from './table.ts';

/** Whether this stock code is an e-gift card that the shop sells now. */
export async function isEGiftForSale(db: Queryable, code: string): Promise<boolean> {
  const isIt = and(eq(item.code, code), eq(item.isEGift, true), eq(item.isActive, true), eq(item.isComingSoon, false));
  return (await db.select({ id: item.id }).from(item).where(isIt)).length > 0;
}
