/** money.md section 7: a server that is killed again and again while shoppers pay. By command: `npm run faults -- money`. */
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

import { expect, test } from 'vitest';

import { Dice } from '#server/demo/generate/dice.ts';
import { HOOKS_PATH } from '#server/payments/payment-hooks.ts';
import { MoneyHistory } from '#tests/simulation/money/money-history.ts';
import { openMoneyShop } from '#tests/simulation/money/money-shop.ts';

import { PayingShopper, type Market } from './paying-shopper.ts';
import { startReplica, type Replica } from './start-replica.ts';

const KILLS = Number(process.env['MONEY_KILLS'] ?? 2);
const SHOPPERS = 8;

test(
  `${KILLS} kills: each key has one order and one charge, or none, and nothing stays held`,
  { timeout: 60_000 + KILLS * 60_000 },
  async () => {
    const folder = await mkdtemp(join(tmpdir(), 'zad-kills-'));
    const SHOP_SETTINGS = join(folder, 'shop.json');
    await writeFile(SHOP_SETTINGS, JSON.stringify({ attemptsOfDay: 100_000 }));
    const shop = await openMoneyShop({}, { startsAt: new Date(), env: { SHOP_SETTINGS } });
    const { sandbox } = shop;
    const start = await shop.begin(SHOPPERS);
    const env = {
      DATABASE_URL: shop.databaseUrl,
      DATA_DIR: folder,
      PAYMENTS_ORIGIN: sandbox.origin,
      PAYMENTS_SECRET: sandbox.secret,
      SHOP_SETTINGS,
    };
    const open = async (): Promise<Replica> => {
      const opened = await startReplica(env);
      sandbox.sendEventsTo(opened.address + HOOKS_PATH);
      return opened;
    };
    let replica = await open();
    try {
      const market: Market = {
        shop,
        start,
        dice: new Dice(String(Date.now())),
        goods: shop.goods.at(-1)?.code ?? '',
        address: () => replica.address,
      };
      const payers = start.shoppers.map((shopper) => new PayingShopper(shopper, market));
      const countHeard = (): number => payers.reduce((sum, payer) => sum + payer.heard, 0);
      let isOver = false;
      const paying = Promise.all(payers.map((payer) => payer.run(() => isOver)));
      for (let kills = 0; kills < KILLS; kills += 1) {
        // A server that has just started is slow: it is killed when somebody pays again.
        const before = countHeard();
        while (countHeard() < before + 3) await Promise.race([pause(50), paying]);
        await pause(1000 * market.dice.roll());
        const ended = once(replica.process, 'exit');
        replica.process.kill('SIGKILL');
        await ended;
        replica = await open();
      }
      isOver = true;
      await paying;
      const ended = once(replica.process, 'exit');
      replica.process.kill('SIGKILL');
      await ended;
      sandbox.sendEventsTo(null);

      // After a minute a key that was at work is taken over by whoever sends it again.
      await shop.advance(Date.now() - shop.now().getTime() + 120_000);
      for (const payer of payers) await payer.sendAllAgain();
      const history = new MoneyHistory(shop, start);
      await history.rest();
      // What a shopper put in again before an order of theirs was placed is nobody's to say.
      for (const { cart } of start.shoppers) cart.clear();
      // Jobs of a worker that was killed stay locked for hours: the sweeps have done without them.
      await shop.db.pool.query(
        'select graphile_worker.force_unlock_workers(array(select distinct locked_by from graphile_worker.jobs where locked_by is not null))',
      );
      await shop.jobs();
      await history.atRest();
      const { rows } = await shop.db.pool.query<{ pro: number; orders: number; charges: number }>(
        `select p.id as pro, (select count(*)::int from placed_order o where o.pro_id = p.id) as orders,
         (select count(*)::int from payment_attempt a where a.doctype = 'PRO' and a.docno = p.id and a.settled_at is not null) as charges
       from prepared_order p`,
      );
      for (const { pro, orders, charges } of rows) expect([pro, orders === charges && orders < 2]).toEqual([pro, true]);
      const keys = payers.reduce((sum, payer) => sum + payer.keys.size, 0);
      const unheard = payers.reduce((sum, payer) => sum + payer.unheard, 0);
      const placed = rows.filter(({ orders }) => orders === 1).length;
      console.log(JSON.stringify({ kills: KILLS, keys, heard: countHeard(), unheard, placed }));
      expect(placed).toBeGreaterThan(0);
      expect(unheard).toBeGreaterThan(0);
    } finally {
      replica.process.kill('SIGKILL');
      await rm(folder, { recursive: true, force: true });
    }
  },
);
