/**
 * Keeps the promise of "You will be notified when this product comes back in stock" (storefront.md section 4). The row is taken off
 * through the sync log and the mail is ordered in one transaction, which holds the shopper's lock: both happen or neither, and once.
 */
import { integer } from '#contract/wire-types.ts';
import { record, type Decoded } from '#contract/wire.ts';
import { addJob, type Task } from '#server/kit/task.ts';
import { applyWithin } from '#server/sync/apply-as.ts';
import { PostgresStore } from '#server/sync/postgres-store.ts';

import { mailBackInStock } from './mail-back-in-stock.ts';
import { backInStock, shoppersToTell } from './waiting.ts';

const SHOPPERS_AT_ONCE = 5000;
/** Products in one mail; the rest is told a minute later. */
const PRODUCTS_AT_ONCE = 50;

const tellPayload = record({ userId: ['userId', integer({ min: 1 })] });

export const tellBackInStock: Task<Decoded<typeof tellPayload>> = {
  name: 'notify.tell',
  payload: tellPayload,
  run: ({ userId }, { db, clock }) =>
    db.transaction(async (tx) => {
      // Before the rows are looked at. An account that was deleted meanwhile has none.
      if ((await backInStock(tx, userId, 1)).length === 0) return;
      await new PostgresStore(tx, userId, clock.now()).lock();
      const stockCodes = await backInStock(tx, userId, PRODUCTS_AT_ONCE);
      const edits = stockCodes.map((stockCode) => ({ name: 'notify.set', args: { stockCode, isOn: false } }));
      const applied = await applyWithin(tx, userId, edits, clock.now());
      const told = stockCodes.filter((_, index) => applied[index]?.ok);
      if (told.length === 0) return;
      const { version } = await new PostgresStore(tx, userId, clock.now()).lock();
      await addJob(tx, mailBackInStock, { userId, stockCodes: told, version });
    }),
};

export const findBackInStock: Task<object> = {
  name: 'notify.find',
  payload: record({}),
  cron: '* * * * *',
  run: async (_payload, { db }) => {
    for (const userId of await shoppersToTell(db.orm, SHOPPERS_AT_ONCE)) {
      await addJob(db.orm, tellBackInStock, { userId }, { key: `${tellBackInStock.name}:${userId}` });
    }
  },
};
