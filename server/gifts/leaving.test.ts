/** What of e-gifts goes with an account, and what its file says of them (money.md section 2; uae.md, Privacy). */
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { deleteAccount, exportMyData, sendDeleteCode } from '#contract/account.ts';
import { redeemEgift } from '#contract/egifts.ts';
import { addDays, dubaiDay } from '#contract/rules/dubai-day.ts';
import { writtenDay } from '#contract/rules/written-day.ts';
import { readOutbox } from '#server/gateways/messages/outbox.ts';
import { recount } from '#server/ledger/recount.ts';
import { buyGift, codeInMail, mailsTo, makeGift } from '#tests/support/bought-gift.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

import { changeGift, giftById } from './gift-store.ts';
import { mailGift } from './mail-gift.ts';

let shop: SellingShop;
let sara: Buyer;
let layla: Buyer;
beforeAll(async () => {
  shop = await openSellingShop();
});
beforeEach(async () => {
  [sara, layla] = [await shop.buyer(), await shop.buyer()];
});

const typed = () => ({ EmailID: layla.email, Mobile: '0501112233', Message: 'For grandmother' });
const later = () => ({ ...typed(), ScheduleDate: writtenDay(addDays(dubaiDay(shop.now()), 5)) });
const BLANK = { userId: null, senderName: '', name: '', email: '', mobile: '', message: '' };

async function leave(who: Buyer) {
  await shop.advance(2 * 60_000);
  await who.ask(sendDeleteCode);
  const code = /\d{6}/.exec((await readOutbox(shop.db, 1))[0]?.body ?? '')?.[0] ?? '';
  return who.ask(deleteAccount, { Email: who.email, Password: code });
}

test('what is not sent is given up, what is sent can be redeemed, and what was typed of the friend is gone', async () => {
  const [waiting, sent, draft] = [
    await buyGift(shop, sara, later()),
    await buyGift(shop, sara, typed()),
    await makeGift(shop, sara, typed()),
  ];
  const code = await codeInMail(shop, layla.email);
  expect((await leave(sara)).code).toBe(200);
  expect(await giftById(shop.db.orm, waiting)).toMatchObject({ ...BLANK, state: 'given_up' });
  expect(await giftById(shop.db.orm, sent)).toMatchObject({ ...BLANK, state: 'sent' });
  expect(await giftById(shop.db.orm, draft)).toBeUndefined();
  await shop.advance(6 * 24 * 3_600_000);
  await shop.jobs('gifts.sweep');
  // That of the gift which was sent before.
  expect(await mailsTo(shop, layla.email)).toHaveLength(1);
  expect((await layla.ask(redeemEgift, { egiftCode: code })).body.data).toEqual({ egiftAmount: 50, senderName: '' });
  expect(await recount(shop.db)).toEqual([]);
});

test('one whose mail is on its way still reaches the friend, and is blank after it', async () => {
  const gift = await buyGift(shop, sara, typed());
  await shop.db.pool.query('delete from outbox_message where recipient = $1', [layla.email]);
  await changeGift(shop.db.orm, gift, { mailedAt: null });
  await leave(sara);
  await mailGift(shop.deps, gift);
  expect((await mailsTo(shop, layla.email))[0]?.body).toContain('For grandmother');
  expect(await giftById(shop.db.orm, gift)).toMatchObject(BLANK);
});

test('whoever redeemed one leaves it to its buyer, without a name', async () => {
  const gift = await buyGift(shop, sara, typed());
  await layla.ask(redeemEgift, { egiftCode: await codeInMail(shop, layla.email) });
  await leave(layla);
  expect(await giftById(shop.db.orm, gift)).toMatchObject({ state: 'redeemed', redeemedBy: null, userId: sara.id });
});

test('the file of own data has what was made and what was redeemed', async () => {
  const gift = await buyGift(shop, sara, typed());
  await layla.ask(redeemEgift, { egiftCode: await codeInMail(shop, layla.email) });
  const fileOf = async (who: Buyer) => {
    const { data } = (await who.ask(exportMyData)).body.data as { data: { egifts: unknown } };
    return data.egifts;
  };
  const redeemedAt = shop.now().toISOString();
  expect(await fileOf(sara)).toMatchObject({
    made: [
      { gift: `EGF-${gift}`, state: 'redeemed', name: 'Layla', message: 'For grandmother', mobile: '+971501112233' },
    ],
    redeemed: [],
  });
  expect(await fileOf(layla)).toEqual({
    made: [],
    redeemed: [{ gift: `EGF-${gift}`, fils: 5000, senderName: 'Sara', redeemedAt }],
  });
});
