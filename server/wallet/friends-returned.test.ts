/** Money that nobody took up goes back to its sender after 180 days, and to nobody twice (remaining.md C32). */
import { beforeAll, expect, test } from 'vitest';

import { recount } from '#server/ledger/recount.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';
import { walletsOf, type Wallets } from '#tests/support/wallets.ts';

import { readStatementOf } from './read-statement.ts';

const DAY = 24 * 3_600_000;

let shop: SellingShop;
let wallets: Wallets;
beforeAll(async () => {
  shop = await openSellingShop();
  wallets = walletsOf(shop);
});

const sentBy = async (sara: Buyer, by: 'wallet' | 'card'): Promise<void> => {
  const sent = await wallets.send(sara, `nobody${sara.id}${by}@example.ae`, 30, { by });
  if (by === 'card') await wallets.pay(sara, Number(sent.body.data['piDocno']));
  await shop.jobs();
};
const newest = async ({ id }: Buyer) => (await readStatementOf(shop.db.orm, id, 1)).entries[0];

test('after 180 days, not a day before; to a sender who has left, into nobody’s wallet', async () => {
  const [byWallet, byCard, gone] = [await shop.buyer(), await shop.buyer(), await shop.buyer()];
  for (const sara of [byWallet, gone]) await sara.give(10_000);
  await sentBy(byWallet, 'wallet');
  await sentBy(byCard, 'card');
  await sentBy(gone, 'wallet');
  await shop.db.pool.query('delete from user_account where id = $1', [gone.id]);
  const goodwill = await wallets.shopHas('goodwill');
  await shop.advance(179 * DAY);
  await shop.jobs('wallet.sweepFriends');
  expect([await wallets.of(byWallet), await wallets.of(byCard)]).toEqual([7000, 0]);
  await shop.advance(DAY);
  await shop.jobs('wallet.sweepFriends');
  await shop.jobs('wallet.sweepFriends');
  expect([await wallets.of(byWallet), await wallets.of(byCard)]).toEqual([10_000, 3000]);
  expect(await wallets.shopHas('goodwill')).toBe(goodwill + 3000);
  for (const sara of [byWallet, byCard]) {
    expect(await newest(sara)).toMatchObject({ kind: 'friend_returned', fils: 3000 });
    expect((await wallets.mailsTo(sara.email)).at(-1)?.subject).toBe('AED 30.00 came back into your Zad wallet');
  }
  expect(await wallets.shopHas('held_for_friend')).toBe(0);
  expect(await recount(shop.db)).toEqual([]);
});
