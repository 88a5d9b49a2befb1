/** Slots are there ahead of their days: looked after at the start of a server, and each night. */
import { record } from '#contract/wire.ts';
import { knownEmirates } from '#server/addresses/areas.ts';
import type { Database } from '#server/kit/database.ts';
import type { Task } from '#server/kit/task.ts';
import type { ShopSettings } from '#server/shop-settings.ts';

import { hasSlots, makeSlots } from './new-slots.ts';

const zones = knownEmirates.map(({ code }) => code);

/** For the start of a server: a shop that was never opened, or was closed for days, has none to sell. */
export async function ensureSlots(db: Database, now: Date, settings: ShopSettings): Promise<void> {
  if (await hasSlots(db.orm, { now, settings, zones })) return;
  await db.transaction((tx) => makeSlots(tx, { now, settings, zones }));
}

export const makeSlotsAhead: Task<object> = {
  name: 'slots.make',
  payload: record({}),
  // Five past midnight in Dubai.
  cron: '5 20 * * *',
  run: async (_payload, { db, clock, log, settings: { shop: settings } }) => {
    const made = await db.transaction((tx) => makeSlots(tx, { now: clock.now(), settings, zones }));
    log.info({ made }, 'slots are made ahead');
  },
};
