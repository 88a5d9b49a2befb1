/** What placing asks of the database: so many statements, however many lines an order has; and rows that others wait for come last. */
import type { PoolClient } from 'pg';
import { beforeAll, expect, test } from 'vitest';

import { payOutOfWallet } from '#server/payments/pay.ts';
import { paymentDesk } from '#server/selling.ts';
import { openSellingShop, type SellingShop } from '#tests/support/selling-shop.ts';

/** 22 were counted; a few more are no matter, one a line is. */
const MOST = 24;

let shop: SellingShop;
/** In the order in which they were sent, each with its connection: the server looks after other things meanwhile. */
const statements: { readonly client: PoolClient; readonly text: string }[] = [];
beforeAll(async () => {
  shop = await openSellingShop();
  const seen = new WeakSet<PoolClient>();
  shop.db.pool.on('acquire', (client) => {
    if (seen.has(client)) return;
    seen.add(client);
    const query: unknown = Reflect.get(client, 'query');
    if (typeof query !== 'function') throw new TypeError('a connection without queries');
    Reflect.set(client, 'query', (first: unknown, ...rest: unknown[]): unknown => {
      const text = typeof first === 'object' && first && 'text' in first ? String(first.text) : String(first);
      statements.push({ client, text });
      return Reflect.apply(query, client, [first, ...rest]);
    });
  });
});

/** Of an order of so many lines that is paid by the wallet. */
async function statementsOf(lines: number): Promise<readonly string[]> {
  const buyer = await shop.buyer();
  await buyer.give(1_000_000);
  await buyer.putInCart(Object.fromEntries(shop.goods.slice(-lines).map(({ code }) => [code, 1])));
  const document = { doctype: 'PRO', docno: await buyer.prepare() } as const;
  const from = statements.length;
  await payOutOfWallet(paymentDesk(shop.deps), { userId: buyer.id, document, shownTotal: null, isRetry: false });
  const since = statements.slice(from);
  const paying = since.find(({ text }) => text.startsWith('insert into "payment_attempt"'))?.client;
  const texts = since.filter(({ client }) => client === paying).map(({ text }) => text);
  const begun = texts.findIndex((text) => text.startsWith('begin'));
  return texts.slice(begun, texts.indexOf('commit', begun) + 1);
}

test('an order of one line and one of ten take as many statements, and few', async () => {
  const [one, ten] = [await statementsOf(1), await statementsOf(10)];
  expect(ten).toHaveLength(one.length);
  expect(ten.length).toBeLessThanOrEqual(MOST);
});

test('the slot, the shelves and the wallet are locked in this order, and after everything that can be written before', async () => {
  const all = await statementsOf(2);
  const at = (what: RegExp): number => all.findLastIndex((one) => what.test(one));
  const firstLock = all.findIndex((one) => /from "slot" .*for no key update/s.test(one));
  const order = [at(/into "basket_line"/), at(/"draft_line"/), at(/add_job/), firstLock];
  order.push(at(/from "stock" .*for no key update/s), at(/from "ledger_account" .*for no key update/s));
  expect(order).not.toContain(-1);
  expect(Math.max(...order.slice(0, 3))).toBeLessThan(firstLock);
  expect(order.slice(3)).toEqual(order.slice(3).toSorted((one, other) => one - other));
});
