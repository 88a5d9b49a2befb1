/** Who invited whom: by a code, of somebody else, never in a circle, until the first delivery; and what the two see of each other. */
import { eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { referralMessages } from '#contract/messages/referrals.ts';
import { readReferrals, updateReferee } from '#contract/referrals.ts';
import { erasePerson } from '#server/account/store.ts';
import { placedOrder } from '#server/orders/table.ts';
import { user } from '#server/session/table.ts';
import { findUserById, type User } from '#server/session/user-store.ts';
import { deliverOrder } from '#tests/support/delivered-order.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';
import type { Answer } from '#tests/support/signed-in-shop.ts';

import { referralExporter } from './exporter.ts';

let shop: SellingShop;
let sara: Buyer;
let omar: Buyer;
beforeAll(async () => {
  shop = await openSellingShop();
});
beforeEach(async () => {
  [sara, omar] = [await shop.buyer(), await shop.buyer()];
});

async function rowOf({ id }: Buyer): Promise<User> {
  const found = await findUserById(shop.db.orm, id);
  if (!found) throw new Error('nobody is here');
  return found;
}
const codeOf = async (buyer: Buyer): Promise<string> => (await rowOf(buyer)).customerCode;
const name = (buyer: Buyer, code: string): Promise<Answer> => buyer.ask(updateReferee, { docno: code });
const read = async (buyer: Buyer) => (await buyer.ask(readReferrals)).body.data;
const refused = (message: string) => ({ code: 422, body: { status: 0, message, field: 'docno' } });

test('who is named sees names and delivered orders of the friend, and nothing else of theirs', async () => {
  expect(await read(omar)).toEqual({
    referralList: [],
    refereeCode: null,
    canUpdateReferee: true,
    referralPoints: 20,
  });
  await shop.db.orm.update(user).set({ firstName: 'Omar', lastName: 'Haddad' }).where(eq(user.id, omar.id));
  expect(await name(omar, await codeOf(sara))).toEqual({
    code: 200,
    body: { status: 1, message: 'Success', data: {} },
  });
  const first = await deliverOrder(shop, omar);
  const added = await deliverOrder(shop, omar);
  await shop.db.orm.update(placedOrder).set({ parentId: first }).where(eq(placedOrder.id, added));
  const { referralList } = await read(sara);
  expect(referralList).toEqual([{ firstName: 'Omar', lastName: 'Haddad', orders: 1 }]);
  expect(await read(omar)).toMatchObject({ referralList: [], refereeCode: await codeOf(sara) });
});

test('a code is taken however it is typed; another one until the first delivery, the same one for ever', async () => {
  const noura = await shop.buyer();
  const hers = await codeOf(sara);
  expect((await name(omar, ` ${hers.toLowerCase()} `)).code).toBe(200);
  expect((await name(omar, await codeOf(noura))).code).toBe(200);
  expect((await read(sara))['referralList']).toEqual([]);
  expect((await name(omar, hers)).code).toBe(200);
  await deliverOrder(shop, omar);
  expect(await name(omar, await codeOf(noura))).toMatchObject(refused(referralMessages.tooLate[0]));
  expect((await name(omar, hers)).code).toBe(200);
  expect(await read(omar)).toMatchObject({ refereeCode: hers, canUpdateReferee: false });
});

test('nobody is named by no code, an unknown one, or their own; and after a delivery nobody for the first time', async () => {
  expect(await name(omar, '  ')).toMatchObject(refused(referralMessages.codeMissing[0]));
  expect(await name(omar, 'Z0000000')).toMatchObject(refused(referralMessages.unknownCode[0]));
  expect(await name(omar, omar.email)).toMatchObject(refused(referralMessages.unknownCode[0]));
  expect(await name(omar, await codeOf(omar))).toMatchObject(refused(referralMessages.ownCode[0]));
  await deliverOrder(shop, omar);
  expect(await name(omar, await codeOf(sara))).toMatchObject(refused(referralMessages.tooLate[0]));
  expect(await read(omar)).toMatchObject({ refereeCode: null, canUpdateReferee: false });
});

test('two do not name each other, at the same moment neither', async () => {
  expect((await name(omar, await codeOf(sara))).code).toBe(200);
  expect(await name(sara, await codeOf(omar))).toMatchObject(refused(referralMessages.circle[0]));
  const [noura, laila] = [await shop.buyer(), await shop.buyer()];
  const answers = await Promise.all([name(noura, await codeOf(laila)), name(laila, await codeOf(noura))]);
  expect(answers.map(({ code }) => code).toSorted((a, b) => a - b)).toEqual([200, 422]);
});

test('it is in the file of both, and goes with either account; another one can be named then', async () => {
  const hers = await codeOf(sara);
  await name(omar, hers);
  const { orm } = shop.db;
  expect(await referralExporter.read(orm, omar.id, shop.now())).toMatchObject({
    invitedBy: { customerCode: hers, since: shop.now().toISOString() },
  });
  expect(await referralExporter.read(orm, sara.id, shop.now())).toMatchObject({
    invitedBy: null,
    friends: [{ firstName: 'Sara', lastName: '', orders: 0 }],
  });
  await erasePerson(orm, await rowOf(sara));
  expect(await read(omar)).toMatchObject({ refereeCode: null, canUpdateReferee: true });
  expect(await name(omar, hers)).toMatchObject(refused(referralMessages.unknownCode[0]));
});
