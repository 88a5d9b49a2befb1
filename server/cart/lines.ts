/** The draft cart's lines as the database holds them. */
import type { AskedLine } from '#contract/cart.ts';
import { CART, CART_TYPES, cartOf, nameIn } from '#contract/rows/keys.ts';
import type { Queryable } from '#server/kit/database.ts';
import { liveRows } from '#server/sync/edit-rows.ts';
import type { LiveRows } from '#server/sync/live-rows.ts';

/** In the order they were put in. */
export async function linesOf(db: Queryable, userId: number): Promise<AskedLine[]> {
  return linesIn(await liveRows(db, userId, [CART]));
}

function linesIn(rows: LiveRows): AskedLine[] {
  const lines = CART_TYPES.flatMap((cartType) =>
    rows.below(cartOf(cartType)).map(([key, { quantity, seenPrice, since }]) => {
      return { since, line: { cartType, stockCode: nameIn(key), quantity, seenPrice } };
    }),
  );
  return lines.toSorted((a, b) => (a.since < b.since ? -1 : a.since > b.since ? 1 : 0)).map(({ line }) => line);
}
