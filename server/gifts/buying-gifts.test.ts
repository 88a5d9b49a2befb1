/** E-gifts from the form's call to the paid bill: what is checked and in which order, what is owed, whose it is (remaining.md EG; C9, C10). */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { openBill, readBill } from '#contract/bills.ts';
import { createEgift, readEgifts } from '#contract/egifts.ts';
import { payBillByNewCard } from '#contract/payments.ts';
import { addDays, dubaiDay } from '#contract/rules/dubai-day.ts';
import { writtenDay } from '#contract/rules/written-day.ts';
import { balanceOf } from '#server/ledger/accounts.ts';
import { recount } from '#server/ledger/recount.ts';
import { billOfGift, buyGift, makeGift, wishOf } from '#tests/support/bought-gift.ts';
import { payerOf } from '#tests/support/payer.ts';
import { CARDS } from '#tests/support/sandbox.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

import { giftById } from './gift-store.ts';
import { egift } from './table.ts';

const MINUTE = 60_000;

let shop: SellingShop;
let sara: Buyer;
beforeAll(async () => {
  shop = await openSellingShop();
});
beforeEach(async () => {
  sara = await shop.buyer();
});

const today = (plus = 0): string => writtenDay(addDays(dubaiDay(shop.now()), plus));
const owed = async (gift: number) => (await balanceOf(shop.db.orm, { kind: 'egift', ref: String(gift) })).balance;
const ofBill = (id: number) => ({ Docno: id, Doctype: 'PBO' });

describe('what is typed', () => {
  const WRONG: readonly (readonly [said: string, more: object, field: string, sentence: string])[] = [
    ['no amount', { Amount: 0 }, 'Amount', 'A gift is a whole number of dirhams, from AED 10 to AED 2,000'],
    ['less than 10', { Amount: 9 }, 'Amount', 'A gift is a whole number of dirhams, from AED 10 to AED 2,000'],
    ['more than 2,000', { Amount: 2001 }, 'Amount', 'A gift is a whole number of dirhams, from AED 10 to AED 2,000'],
    ['fils', { Amount: 25.5 }, 'Amount', 'A gift is a whole number of dirhams, from AED 10 to AED 2,000'],
    ['less than nothing', { Amount: -50 }, 'Amount', 'A gift is a whole number of dirhams, from AED 10 to AED 2,000'],
    ['no name', { Name: '  ' }, 'Name', 'Recipient name is required'],
    ['no e-mail', { EmailID: 'layla' }, 'EmailID', 'Invalid Email ID'],
    [
      'a number from elsewhere',
      { Mobile: '+44 20 7946 0000' },
      'Mobile',
      'Invalid Phone Number (Please Enter a UAE Number)',
    ],
    ['no sender', { senderName: '' }, 'senderName', 'Your name is required'],
    ['a long message', { Message: 'x'.repeat(301) }, 'Message', 'The message is too long, maximum of 300 characters'],
    [
      'yesterday',
      { ScheduleDate: 'yesterday' },
      'ScheduleDate',
      'Please choose a delivery date from today on, within a year',
    ],
  ];
  const wrong = (more: object) => ({ ...more, ...('ScheduleDate' in more && { ScheduleDate: today(-1) }) });

  test.each(WRONG)('%s is refused', async (_, more, field, sentence) => {
    const answer = await sara.ask(createEgift, await wishOf(shop, wrong(more)));
    expect([answer.code, answer.body['field'], answer.body.message]).toEqual([422, field, sentence]);
  });

  test('all of it wrong: the first in the order of the form is said', async () => {
    const said: string[] = [];
    let all = Object.assign({}, ...WRONG.toReversed().map(([, more]) => wrong(more))) as Record<string, unknown>;
    for (const [, more, field] of WRONG.slice(4)) {
      said.push(String((await sara.ask(createEgift, await wishOf(shop, all))).body['field']));
      expect(said.at(-1)).toBe(field);
      all = Object.fromEntries(Object.entries(all).filter(([name]) => !Object.hasOwn(more, name)));
    }
  });

  test.each([
    ['a day that is none', '30/02/2027'],
    ['an ISO day', '2026-12-24'],
    ['a day more than a year ahead', '01/01/2028'],
  ])('%s is refused', async (_, ScheduleDate) => {
    expect((await sara.ask(createEgift, await wishOf(shop, { ScheduleDate }))).body['field']).toBe('ScheduleDate');
  });

  test('a card that is none is refused, whatever it costs', async () => {
    const plain = shop.goods[0]?.code ?? '';
    expect((await sara.ask(createEgift, await wishOf(shop, { ItemCode: plain }))).code).toBe(404);
    expect((await sara.ask(createEgift, await wishOf(shop, { ItemCode: 'nothing' }))).code).toBe(404);
  });

  test('names are one line, whatever is sent: they stand in the subject of a mail', async () => {
    const id = await makeGift(shop, sara, { Name: 'Layla\r\nBcc: all@example.ae', Mobile: '050 123 4567' });
    expect(await giftById(shop.db.orm, id)).toMatchObject({
      name: 'Layla Bcc: all@example.ae',
      mobile: '+971501234567',
    });
  });

  test('thirty an hour, then no more', async () => {
    for (let count = 0; count < 30; count += 1) await makeGift(shop, sara);
    expect((await sara.ask(createEgift, await wishOf(shop))).code).toBe(429);
  });
});

describe('its bill', () => {
  test('comes to what the gift is, with no VAT, and is one however often it is asked for', async () => {
    const made = await sara.ask(createEgift, await wishOf(shop, { Amount: 120 }));
    expect(made.body.data).toMatchObject({ egiftDoctype: 'EGF', egiftAmount: 120 });
    const gift = Number(made.body.data['egiftDocno']);
    const bill = await billOfGift(sara, gift);
    expect(await billOfGift(sara, gift)).toBe(bill);
    expect((await sara.ask(openBill, { saldocno: gift, saldoctype: 'EGF', ihdAmount: 119 })).body.code).toBe(
      'total_changed',
    );
    const standing = (await sara.ask(readBill, { piDocno: bill, piDoctype: 'PBO' })).body.data;
    expect(standing).toMatchObject({
      billKind: 'egift',
      orderAmount: 120,
      billState: 'open',
      email: 'layla@example.ae',
    });
  });

  test('is paid by card; what was captured is owed to whoever has the code, and listed', async () => {
    const gift = await makeGift(shop, sara, { ScheduleDate: today(3) });
    const bill = await billOfGift(sara, gift);
    const sessionId = await shop.sandbox.session(CARDS.approved);
    await sara.ask(payBillByNewCard, { ...ofBill(bill), sessionId, pay_type: 'NEW CARD' });
    expect([await owed(gift), (await giftById(shop.db.orm, gift))?.state]).toEqual([0, 'draft']);
    await shop.jobs();
    expect([await owed(gift), (await giftById(shop.db.orm, gift))?.state]).toEqual([5000, 'paid']);
    expect((await sara.ask(readEgifts)).body.data['egiftList']).toEqual([
      {
        egiftDocno: gift,
        egiftAmount: 50,
        Name: 'Layla',
        EmailID: 'layla@example.ae',
        ScheduleDate: today(3),
        egiftState: 'paid',
        sentTs: null,
        redeemedTs: null,
      },
    ]);
    expect((await sara.ask(openBill, { saldocno: gift, saldoctype: 'EGF' })).body.code).toBe('not_open');
    expect(await recount(shop.db)).toEqual([]);
  });

  test('a capture that is refused for good leaves the gift: another bill pays it', async () => {
    const gift = await makeGift(shop, sara);
    const bill = await billOfGift(sara, gift);
    const sessionId = await shop.sandbox.session(CARDS.approved);
    await sara.ask(payBillByNewCard, { ...ofBill(bill), sessionId, pay_type: 'NEW CARD' });
    await shop.sandbox.refuseNext((await payerOf(shop).attemptOf(bill))?.ref ?? '', 'refuse');
    await shop.jobs();
    const other = await billOfGift(sara, gift);
    expect(other).not.toBe(bill);
    const again = await shop.sandbox.session(CARDS.approved);
    await sara.ask(payBillByNewCard, { ...ofBill(other), sessionId: again, pay_type: 'NEW CARD' });
    await shop.jobs();
    expect(await owed(gift)).toBe(5000);
  });

  test('whose time is over is followed by another one', async () => {
    const gift = await makeGift(shop, sara);
    const bill = await billOfGift(sara, gift);
    await shop.advance(31 * MINUTE);
    expect(await billOfGift(sara, gift)).not.toBe(bill);
  });

  test('what another shopper made is as if it were not there', async () => {
    const gift = await makeGift(shop, sara);
    const omar = await shop.buyer();
    expect((await omar.ask(openBill, { saldocno: gift, saldoctype: 'EGF' })).code).toBe(404);
    expect((await omar.ask(readEgifts)).body.data['egiftList']).toEqual([]);
  });

  test('what was never paid is forgotten after a day; what can be paid, and what was, stays', async () => {
    const rows = async () => (await shop.db.orm.select({ id: egift.id }).from(egift)).map(({ id }) => id);
    const paid = await buyGift(shop, sara, { ScheduleDate: today(30) });
    const drafts = [await makeGift(shop, sara), await makeGift(shop, sara)];
    await billOfGift(sara, drafts[1] ?? 0);
    await shop.advance(25 * 60 * MINUTE);
    const fresh = await makeGift(shop, sara);
    await shop.jobs('gifts.sweep');
    expect(await rows()).toEqual(expect.arrayContaining([paid, drafts[1], fresh]));
    expect(await rows()).not.toContain(drafts[0]);
    await shop.jobs('bills.sweep');
    await shop.jobs('gifts.sweep');
    expect(await rows()).not.toContain(drafts[1]);
  });
});
