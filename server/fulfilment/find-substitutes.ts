/** What could be brought instead of a product that picking did not find (issue "Orders"): the catalogue's alternatives, the nearest first. */
import { and, eq, inArray, sql } from 'drizzle-orm';

import type { Bilingual } from '#contract/wire-types.ts';
import type { Shelf } from '#server/catalogue/shelf.ts';
import { item } from '#server/catalogue/table.ts';
import { standIns } from '#server/catalogue/views/alternatives.ts';
import type { Transaction } from '#server/kit/database.ts';
import type { OrderLine } from '#server/orders/add-placed-orders.ts';

export interface Substitute {
  readonly stockCode: string;
  readonly name: Bilingual;
  readonly units: Bilingual;
  readonly image: string;
  /** Fils each, as it is sold now. */
  readonly price: number;
  readonly deposit: number;
}

/** Shelves that are locked for one substitute at the most. */
const MOST = 8;

/**
 * Plain things that can be packed now, and whose deposit is no more than the line's: so nothing costs more than what was ordered. Never a
 * product of `lines`: one that is ordered besides is wanted besides, and one that was missing is missing still.
 */
export async function findSubstitutes(
  tx: Transaction,
  shelf: Shelf,
  { line, lines }: { readonly line: OrderLine; readonly lines: readonly OrderLine[] },
): Promise<Substitute[]> {
  const [own] = await tx.select({ id: item.id }).from(item).where(eq(item.code, line.stockCode));
  const at = own ? shelf.ordinalOf(own.id) : -1;
  const ids = at === -1 ? [] : standIns(shelf, at);
  if (ids.length === 0) return [];
  const isPlain = sql`${item.isActive} and not ${item.isOutOfStock} and not ${item.isComingSoon} and not ${item.isEGift}
    and ${item.giftRole} is null and ${item.choice} is null and ${item.price} > 0`;
  const isSoon = and(eq(item.leadDays, 0), eq(item.minimumOrder, 1), sql`${item.deposit} <= ${line.deposit}`);
  const rows = await tx
    .select()
    .from(item)
    .where(and(inArray(item.id, ids), isPlain, isSoon));
  const ordered = new Set(lines.map(({ stockCode }) => stockCode));
  return rows
    .filter(({ code }) => !ordered.has(code))
    .toSorted((one, other) => ids.indexOf(one.id) - ids.indexOf(other.id))
    .slice(0, MOST)
    .map((row) => ({
      stockCode: row.code,
      name: { en: row.nameEn, ar: row.nameAr },
      units: { en: row.unitsEn, ar: row.unitsAr },
      image: row.image,
      price: row.promotionPrice ?? row.price,
      deposit: row.deposit,
    }));
}
