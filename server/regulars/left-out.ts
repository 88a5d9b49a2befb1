import type { Bilingual } from '#contract/wire-types.ts';
import type { Queryable } from '#server/kit/database.ts';
import { linesOfOrder } from '#server/orders/order-store.ts';

/** The names of what an order holds and cannot come regularly, each once: gift boxes, what is not sold now or not offered for it. */
export async function leftOutOf(
  db: Queryable,
  orderDocno: number,
  offered: readonly { readonly stockCode: string }[],
): Promise<{ name: Bilingual }[]> {
  const lines = (await linesOfOrder(db, orderDocno)).filter(({ substituteFor }) => substituteFor === null);
  const missing = new Map(lines.map(({ stockCode, name }) => [stockCode, { name }]));
  for (const { stockCode } of offered) missing.delete(stockCode);
  return [...missing.values()];
}
