/**
 * Tells the catalogue of shelves that ran empty, and of those that were filled again: cards, search and notify-me hear of it as of any
 * change of the catalogue (money.md section 5). At most once a minute, because each change makes every replica read its shelves anew;
 * checkout reads the stock itself. Only products with a row: the others are out of stock when the catalogue says so.
 */
import { sql } from 'drizzle-orm';

import { record } from '#contract/wire.ts';
import { changeCatalogue } from '#server/catalogue/store.ts';
import { item } from '#server/catalogue/table.ts';
import type { Task } from '#server/kit/task.ts';

import { stock } from './table.ts';

const IS_EMPTY = sql`(${stock.onHand} = 0)`;
const DIFFERS = sql`${stock.stockCode} = ${item.code} and ${item.isOutOfStock} <> ${IS_EMPTY}`;

export const tellShelves: Task<object> = {
  name: 'stock.tell',
  payload: record({}),
  cron: '* * * * *',
  run: async (_payload, { db, log }) => {
    const [different] = await db.orm.select({ code: item.code }).from(item).innerJoin(stock, DIFFERS).limit(1);
    if (different === undefined) return;
    // An import may hold the catalogue for minutes: no worker waits for it, the next minute comes by itself.
    const free = await db.orm.execute(sql`select 1 from catalogue_meta for update skip locked`);
    if (free.rows.length === 0) return;
    let told = 0;
    await changeCatalogue(db, {}, async ({ tx }) => {
      const changed = await tx
        .update(item)
        .set({ isOutOfStock: IS_EMPTY })
        .from(stock)
        .where(DIFFERS)
        .returning({ code: item.code });
      told = changed.length;
    });
    log.info({ told }, 'shelves that ran empty or were filled again are in the catalogue');
  },
};
