/** Accounts to show the shop with: they have bought before. Made only where the embedded stand-ins may run (decisions.md 27). */
import { sql } from 'drizzle-orm';

import { putBaskets } from '#server/baskets/store.ts';
import { catalogueMeta } from '#server/catalogue/table.ts';
import type { Database } from '#server/kit/database.ts';
import { hashPassword } from '#server/session/password.ts';
import { addUser, holdersOfEmail } from '#server/session/user-store.ts';

import { basketsOf } from './demo-baskets.ts';
import { parseDemoBaskets, readDemoFiles } from './demo-catalogue.ts';

/** In the README: these accounts hold nothing but a demonstration. */
export const DEMO_PASSWORD = 'dates and gahwa';

const WEEK_MS = 7 * 24 * 3_600_000;

/** Nothing where the shop has a catalogue of its own, or where they are there. Replicas that start at once make them once. */
export async function addDemoShoppers(db: Database, now: Date): Promise<void> {
  const [meta] = await db.orm.select().from(catalogueMeta);
  if (meta?.source !== 'demo') return;
  const demo = parseDemoBaskets(await readDemoFiles());
  await db.transaction(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext('demo-shoppers'))`);
    for (const shopper of demo.shoppers) {
      const { firstName, lastName, email } = shopper;
      if ((await holdersOfEmail(tx, email)).length > 0) continue;
      const passwordHash = await hashPassword(DEMO_PASSWORD);
      // Proved, so that nobody else can take the address.
      const account = { firstName, lastName, email, mobile: null, passwordHash, emailVerifiedAt: now };
      const { id: userId } = await addUser(tx, account, now);
      const baskets = basketsOf(demo, shopper).map((stockCodes, at) => ({
        id: `demo:${email}:${at + 1}`,
        userId,
        boughtAt: new Date(now.getTime() - (at + 1) * WEEK_MS),
        stockCodes,
      }));
      await putBaskets(tx, baskets);
    }
  });
}
