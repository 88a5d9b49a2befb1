/** Where products come from, by stock code, as their cards say it. */
import type { Bilingual } from '#contract/wire-types.ts';
import { itemIds } from '#server/catalogue/read-store.ts';

import type { CheckoutDesk } from './checkout-desk.ts';

export async function originsOf(
  { db, catalogue }: Pick<CheckoutDesk, 'db' | 'catalogue'>,
  codes: readonly string[],
): Promise<ReadonlyMap<string, Bilingual>> {
  const cards = await catalogue.cards(await itemIds(db.orm, codes));
  return new Map(cards.map(({ stockCode, originName }) => [stockCode, originName]));
}
