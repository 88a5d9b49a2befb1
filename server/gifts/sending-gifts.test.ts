/** E-gifts on their day: when they go out, once, with which words, whatever runs twice or stops in between (remaining.md C9). */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { readEgiftLink } from '#contract/egift-urls.ts';
import { readEgifts } from '#contract/egifts.ts';
import { addDays, dubaiDay, dubaiTime } from '#contract/rules/dubai-day.ts';
import { writtenDay } from '#contract/rules/written-day.ts';
import { buyGift, codeInMail, mailsTo } from '#tests/support/bought-gift.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

import { codeOfGift } from './gift-code.ts';
import { changeGift, giftById } from './gift-store.ts';
import { mailGift } from './mail-gift.ts';
import { sendGift } from './send-gifts.ts';

const MINUTE = 60_000;

let shop: SellingShop;
let sara: Buyer;
let count = 0;
let friend = '';
beforeAll(async () => {
  shop = await openSellingShop();
});
beforeEach(async () => {
  sara = await shop.buyer();
  count += 1;
  friend = `friend${count}@example.ae`;
});

const on = (days: number) => ({ EmailID: friend, ScheduleDate: writtenDay(addDays(dubaiDay(shop.now()), days)) });
const until = (moment: Date) => shop.advance(moment.getTime() - shop.now().getTime());
const sweep = () => shop.jobs('gifts.sweep');

describe('when', () => {
  test('one for today goes out once it is paid; its code leads into the wallet’s page', async () => {
    const gift = await buyGift(shop, sara, on(0));
    const mails = await mailsTo(shop, friend);
    expect(mails).toHaveLength(1);
    const code = await codeInMail(shop, friend);
    expect(code).toBe(codeOfGift(shop.deps.settings, gift));
    const link = /http\S+/.exec(mails[0]?.body ?? '')?.[0] ?? '';
    const { origin, pathname, search, hash } = new URL(link);
    expect([origin, pathname, search]).toEqual([shop.deps.settings.publicOrigin, '/en/account/mywallet', '']);
    expect(readEgiftLink(hash)).toBe(code);
    expect((await sara.ask(readEgifts)).body.data['egiftList']).toMatchObject([{ egiftState: 'sent' }]);
  });

  test('one for another day goes out at nine in Dubai, not a second sooner', async () => {
    const gift = await buyGift(shop, sara, on(2));
    const nine = dubaiTime((await giftById(shop.db.orm, gift))?.day ?? '', 9);
    for (const before of [24 * 60 * MINUTE, MINUTE, 1000]) {
      await until(new Date(nine.getTime() - before));
      await sweep();
      expect(await mailsTo(shop, friend)).toEqual([]);
    }
    await until(nine);
    await sweep();
    expect(await mailsTo(shop, friend)).toHaveLength(1);
    expect((await giftById(shop.db.orm, gift))?.sentAt).toEqual(nine);
  });

  test('one whose day has come before it is paid goes out with the payment', async () => {
    const { ScheduleDate } = on(0);
    await until(new Date(dubaiTime(addDays(dubaiDay(shop.now()), 1), 0).getTime() - 5 * MINUTE));
    const late = writtenDay(dubaiDay(shop.now()));
    expect(late).not.toBe('');
    const made = await buyGift(shop, sara, { EmailID: friend, ScheduleDate: late });
    await until(dubaiTime(addDays(dubaiDay(shop.now()), 1), 8));
    await sweep();
    expect(await mailsTo(shop, friend)).toHaveLength(1);
    expect(ScheduleDate).not.toBe('');
    expect((await giftById(shop.db.orm, made))?.state).toBe('sent');
  });
});

describe('once', () => {
  test('however many send it at the same time', async () => {
    const gift = await buyGift(shop, sara, on(1));
    await until(dubaiTime(addDays(dubaiDay(shop.now()), 1), 10));
    await Promise.all(Array.from({ length: 10 }, () => sendGift(shop.deps, gift)));
    await Promise.all([sweep(), sweep()]);
    await Promise.all(Array.from({ length: 5 }, () => mailGift(shop.deps, gift)));
    expect(await mailsTo(shop, friend)).toHaveLength(1);
  });

  test('one that was sent and not mailed is mailed by the next sweep but one, with the same code', async () => {
    const gift = await buyGift(shop, sara, on(0));
    const code = await codeInMail(shop, friend);
    await shop.db.pool.query('delete from outbox_message where recipient = $1', [friend]);
    await changeGift(shop.db.orm, gift, { mailedAt: null, mailAt: new Date(shop.now().getTime() + MINUTE) });
    await sweep();
    expect(await mailsTo(shop, friend)).toEqual([]);
    await shop.advance(MINUTE);
    await sweep();
    await shop.jobs();
    expect(await codeInMail(shop, friend)).toBe(code);
  });

  test('a mail that was taken over, and never written down, is the same message again', async () => {
    const gift = await buyGift(shop, sara, on(0));
    const [first] = await mailsTo(shop, friend);
    await changeGift(shop.db.orm, gift, { mailedAt: null });
    await mailGift(shop.deps, gift);
    // The outbox keeps one of a key; by SMTP the key is the Message-ID.
    expect(await mailsTo(shop, friend)).toEqual([first]);
    expect(first?.key).toBe(`e-gift:${gift}`);
  });

  test('under another GIFT_KEY than it was sent with nothing is mailed: nobody could redeem that code', async () => {
    const gift = await buyGift(shop, sara, on(0));
    await shop.db.pool.query('delete from outbox_message where recipient = $1', [friend]);
    await changeGift(shop.db.orm, gift, { mailedAt: null });
    const settings = { ...shop.deps.settings, giftKey: 'another-key-of-thirty-two-letters' };
    await expect(mailGift({ ...shop.deps, settings }, gift)).rejects.toThrow('GIFT_KEY has changed');
    expect(await mailsTo(shop, friend)).toEqual([]);
  });
});

describe('its words', () => {
  const UNLIKELY = { fils: '', code: '1111-2222-3333-4444' };
  const plain = (body: string) => body.replace(/[0-9A-Z]{4}(-[0-9A-Z]{4}){3}/g, UNLIKELY.code);

  test('English, to the friend and to the buyer', async () => {
    const gift = await buyGift(shop, sara, { ...on(0), Message: 'Happy birthday!\nSee you soon' });
    const [mail] = await mailsTo(shop, friend);
    expect(mail?.subject).toBe('Sara sent you a gift from Zad');
    expect(plain(mail?.body ?? '')).toBe(`Hello Layla,

Sara sent you a gift of AED 50 to spend at Zad.

> Happy birthday!
> See you soon
Sara

The code of your gift:
1111-2222-3333-4444

To use it, open this page and sign in or make an account. The amount is then in your wallet:
http://127.0.0.1:4173/en/account/mywallet#egift=1111-2222-3333-4444

The gift has no end date. Whoever has the code can use it, so keep it to yourself.`);
    const [toBuyer] = await mailsTo(shop, sara.email);
    expect(toBuyer?.subject).toBe('Your e-gift for Layla');
    expect(toBuyer?.body).toContain(`Your e-gift EGF-${gift} of AED 50.00 is paid.`);
    expect(toBuyer?.body).toContain(`To: Layla, ${friend}`);
    expect(toBuyer?.body).not.toContain(await codeInMail(shop, friend));
  });

  test('Arabic, where the buyer wrote in Arabic', async () => {
    await buyGift(shop, sara, { ...on(0), language: 'ar', Name: 'ليلى', senderName: 'سارة', Message: '' });
    const [mail] = await mailsTo(shop, friend);
    expect(mail?.subject).toBe('هدية لك من سارة لتتسوّق بها في زاد');
    expect(plain(mail?.body ?? '')).toContain('هدية بقيمة 50 درهماً');
    expect(mail?.body).toContain('/ar/account/mywallet#egift=');
    expect((await mailsTo(shop, sara.email))[0]?.subject).toBe('هديتك الإلكترونية إلى ليلى');
  });
});
