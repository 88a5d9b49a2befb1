/** What the wallet's room holds of a shopper: in the file of their own data, and gone with the account; a friend's money waits all the same. */
import { beforeAll, expect, test } from 'vitest';

import { topUpInBulk } from '#contract/wallet.ts';
import { erasePerson } from '#server/account/store.ts';
import { findUserById } from '#server/session/user-store.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';
import { walletsOf, type Wallets } from '#tests/support/wallets.ts';

import { walletExporter } from './exporter.ts';
import { walletLeaving } from './leaving.ts';

let shop: SellingShop;
let wallets: Wallets;
beforeAll(async () => {
  shop = await openSellingShop();
  wallets = walletsOf(shop);
});

const leave = async ({ id }: Buyer): Promise<void> => {
  const mine = await findUserById(shop.db.orm, id);
  if (!mine) throw new Error('nobody is here');
  await shop.db.transaction(async (tx) => {
    await walletLeaving.before?.(tx, id, shop.now());
    await erasePerson(tx, mine);
  });
};
const rows = async (): Promise<string> => JSON.stringify((await shop.db.pool.query('select * from friend_money')).rows);

test('top-ups, what was sent and what came are in the file; whether a friend has an account is not', async () => {
  const [sara, omar] = [await shop.buyer(), await shop.buyer()];
  await wallets.prove(omar);
  await wallets.pay(sara, Number((await sara.ask(topUpInBulk, { amount: 500 })).body.data['piDocno']));
  await wallets.send(sara, omar.email, 20);
  await wallets.send(sara, 'nobody@example.ae', 20);
  await shop.jobs();
  const hers = (await walletExporter.read(shop.db.orm, sara.id, shop.now())) as Record<
    string,
    Record<string, unknown>[]
  >;
  expect(hers['topUps']).toMatchObject([{ fils: 50_000, bonusFils: 2000 }]);
  const [known, unknown] = hers['sent'] ?? [];
  expect({ ...known, bill: '', to: '' }).toEqual({ ...unknown, bill: '', to: '' });
  const his = (await walletExporter.read(shop.db.orm, omar.id, shop.now())) as Record<string, unknown>;
  expect(his['received']).toMatchObject([{ from: 'Sara', fils: 2000 }]);
});

test('with the account go names and addresses; what waits for a friend still reaches them, and keeps no address after that', async () => {
  const [sara, omar, late] = [await shop.buyer(), await shop.buyer(), await shop.buyer()];
  await sara.give(10_000);
  await wallets.prove(omar);
  await wallets.send(sara, omar.email, 20);
  await wallets.send(sara, late.email, 30);
  await shop.jobs();
  await leave(sara);
  expect(await rows()).not.toContain(omar.email);
  expect(await rows()).toContain(late.email);
  await wallets.prove(late);
  await shop.jobs('wallet.sweepFriends');
  expect(await wallets.of(late)).toBe(3000);
  await shop.jobs('wallet.sweepFriends');
  expect(await rows()).not.toContain(late.email);
});

test('a friend who leaves takes their address along', async () => {
  const [sara, omar] = [await shop.buyer(), await shop.buyer()];
  await sara.give(10_000);
  await wallets.prove(omar);
  await wallets.send(sara, omar.email, 20);
  await shop.jobs();
  await leave(omar);
  expect(await rows()).not.toContain(omar.email);
});
