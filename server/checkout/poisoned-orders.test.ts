/** The sweeps of each minute go on past an order that they fail at: it is logged, and the others are looked after. */
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { payerOf } from '#tests/support/payer.ts';
import { CARDS } from '#tests/support/sandbox.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

import { preparedOrder } from './table.ts';

let shop: SellingShop;
let buyers: Buyer[];
beforeAll(async () => {
  shop = await openSellingShop();
});
beforeEach(async () => {
  buyers = [];
  while (buyers.length < 3) {
    const buyer = await shop.buyer();
    await buyer.putInCart({ [shop.goods[0]?.code ?? '']: 1 });
    buyers.push(buyer);
  }
});

/** Every change of this row fails from now on, as it would for a figure that breaks a rule of its table. */
async function poison(table: 'prepared_order' | 'placed_order', id: number): Promise<() => Promise<unknown>> {
  await shop.db.pool.query(`create function poison() returns trigger language plpgsql as
    $$ begin if old.id = ${id} then raise exception 'poisoned'; end if; return new; end $$`);
  await shop.db.pool.query(`create trigger poison before update on ${table} for each row execute function poison()`);
  return () => shop.db.pool.query(`drop trigger poison on ${table}; drop function poison()`);
}

test('prepared orders whose time is over', async () => {
  const docnos: number[] = [];
  for (const buyer of buyers) {
    docnos.push(await buyer.prepare());
    await shop.advance(1000);
  }
  const heal = await poison('prepared_order', docnos[0] ?? 0);
  await shop.advance(31 * 60_000);
  await shop.jobs('checkout.sweepPrepared');
  const states = async (): Promise<string[]> => {
    const found = await shop.db.orm.select().from(preparedOrder).orderBy(preparedOrder.id);
    return found.filter(({ id }) => docnos.includes(id)).map(({ state }) => state);
  };
  expect(await states()).toEqual(['prepared', 'ended', 'ended']);
  await heal();
  await shop.jobs('checkout.sweepPrepared');
  expect(await states()).toEqual(['ended', 'ended', 'ended']);
});

test('orders that move on by the clock', async () => {
  const payer = payerOf(shop);
  for (const buyer of buyers) await payer.byCard(buyer, await buyer.prepare(), CARDS.approved);
  const orders = [];
  for (const buyer of buyers) orders.push(...(await payer.ordersOf(buyer)));
  const [first] = orders;
  const heal = await poison('placed_order', first?.id ?? 0);
  const states = async (): Promise<number[]> => {
    const found: number[] = [];
    for (const buyer of buyers) found.push((await payer.ordersOf(buyer))[0]?.state ?? 0);
    return found;
  };
  await shop.advance((first?.slotStartsAt.getTime() ?? 0) - shop.now().getTime() - 100 * 60_000);
  await shop.jobs('orders.clock');
  expect(await states()).toEqual([1, 2, 2]);
  await heal();
  await shop.jobs('orders.clock');
  expect((await states())[0]).toBe(2);
});
