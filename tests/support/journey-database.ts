/** What happens in the shop while a shopper looks at a page: written into the database of the journeys' store. */
import { sql, type SQL } from 'drizzle-orm';

import { openCommandDatabase } from '#server/commands/open-command-database.ts';
import { createLog } from '#server/kit/log.ts';
import { readSettings } from '#server/kit/settings.ts';

import { DRIVER, PICKER } from './delivered-order.ts';
import type { Shopper } from './shopper.ts';

/** Others took the last places of this delivery time. */
export function fillSlot(slotId: number): Promise<void> {
  return write(sql`update slot set capacity = taken + held where id = ${slotId}`);
}

/** It takes orders again: a time that stays full is one less for each journey after this one. */
export function widenSlot(slotId: number): Promise<void> {
  return write(sql`update slot set capacity = capacity + 20 where id = ${slotId}`);
}

/** Others bought the last of it. */
export function sellOut(stockCode: string): Promise<void> {
  return write(sql`
    insert into stock (stock_code, on_hand) values (${stockCode}, 0)
    on conflict (stock_code) do update set on_hand = stock.held`);
}

/** The orders of this shopper were brought, by people of the demo shop. */
export function deliverOrdersOf({ email }: Pick<Shopper, 'email'>): Promise<void> {
  return write(sql`
    update placed_order set state = 6, state_at = now(), delivered_at = now(), driver_id = ${DRIVER}, picker_id = ${PICKER}
    where user_id = (select id from user_account where email = ${email})`);
}

/** This shopper has proved the e-mail of their account. */
export function proveEmailOf({ email }: Pick<Shopper, 'email'>): Promise<void> {
  return write(sql`update user_account set email_verified_at = now() where email = ${email}`);
}

/** The people in the shop have moved an order on; its money is not what such a journey is about. */
export async function moveOrder(docno: number, state: 2 | 3 | 4 | 6): Promise<void> {
  const deliveredAt = state === 6 ? sql`now()` : sql`null`;
  await write(sql`
    update placed_order set state = ${state}, state_at = now(), picker_id = 1, driver_id = 1, delivered_at = ${deliveredAt}
    where id = ${docno}`);
  await write(sql`insert into order_event (order_id, state, at) values (${docno}, ${state}, now())`);
}

async function write(statement: SQL): Promise<void> {
  const env = { ...process.env, DATA_DIR: process.env['ZAD_DATA_DIR'] ?? '', HOST: '127.0.0.1', LOG_LEVEL: 'warn' };
  const opened = await openCommandDatabase(readSettings(env), createLog('warn'));
  try {
    await opened.db.orm.execute(statement);
  } finally {
    await opened.close();
  }
}
