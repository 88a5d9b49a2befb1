/** What an operator does with e-gifts by hand, and where the money goes (issue "Wallet and gifts"). */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { readEgifts, redeemEgift } from '#contract/egifts.ts';
import { addDays, dubaiDay } from '#contract/rules/dubai-day.ts';
import { writtenDay } from '#contract/rules/written-day.ts';
import { codeOfGift } from '#server/gifts/gift-code.ts';
import { giftById } from '#server/gifts/gift-store.ts';
import { balanceOf } from '#server/ledger/accounts.ts';
import { recount } from '#server/ledger/recount.ts';
import { billOfGift, buyGift, mailsTo, makeGift } from '#tests/support/bought-gift.ts';
import { payerOf } from '#tests/support/payer.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

import { runGiftsCommand } from './run-gifts-command.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let shop: SellingShop;
let sara: Buyer;
let said = '';
beforeAll(async () => {
  shop = await openSellingShop();
});
beforeEach(async () => {
  sara = await shop.buyer();
});
afterEach(() => vi.restoreAllMocks());

async function run(...args: string[]): Promise<number> {
  said = '';
  const note = (text: unknown): void => void (said += `${String(text)}\n`);
  vi.spyOn(console, 'log').mockImplementation(note);
  vi.spyOn(console, 'error').mockImplementation(note);
  return runGiftsCommand(args, { DATABASE_URL: shop.databaseUrl }, () => shop.now());
}
const later = () => ({ ScheduleDate: writtenDay(addDays(dubaiDay(shop.now()), 3)) });
const balance = async (kind: 'wallet' | 'egift', gift: number) =>
  (await balanceOf(shop.db.orm, kind === 'wallet' ? { kind, userId: sara.id } : { kind, ref: String(gift) })).balance;

/** A capture can be given back once the provider has settled it: until then it is asked again. */
async function settled(): Promise<void> {
  await shop.jobs();
  for (let round = 0; round < 3; round += 1) {
    await shop.advance(HOUR);
    await shop.jobs('payments.sweep');
    await shop.jobs();
  }
}

test.each([
  [[], 'What should be done?'],
  [['send'], 'There is no command "send".'],
  [['list', 'all'], '"all" is one argument too many.'],
  [['cancel'], 'The number of the e-gift is missing.'],
  [['cancel', 'RSO-1'], 'The e-gift must be named as EGF-800001, not "RSO-1".'],
  [['mail', 'EGF-800001'], 'The address that it should go to is missing.'],
  [['mail', 'EGF-800001', 'layla@example'], '"layla@example" is no e-mail address.'],
  [['mail', 'EGF-800001', 'a@b.ae', 'c@d.ae'], '"c@d.ae" is one argument too many.'],
])('%j: 2, and the usage', async (args, sentence) => {
  expect(await run(...args)).toBe(2);
  expect(said).toContain(sentence);
});

test('lists what waits for its day', async () => {
  const gift = await buyGift(shop, sara, { ...later(), Name: 'Layla\u202e' });
  const sent = await buyGift(shop, sara);
  expect(await run('list')).toBe(0);
  expect(said).toContain(`EGF-${gift}  `);
  expect(said).toContain('AED 50.00  Layla <layla@example.ae>');
  expect(said).not.toContain(`EGF-${sent}`);
});

test('cancels one that is not sent: the money is on the card again, its buyer hears of it, and nothing goes out', async () => {
  const gift = await buyGift(shop, sara, later());
  const docno = (await giftById(shop.db.orm, gift))?.billId ?? 0;
  expect(await run('cancel', `EGF-${gift}`)).toBe(0);
  expect(await balance('egift', gift)).toBe(0);
  await settled();
  expect(await payerOf(shop).atProvider(docno)).toMatchObject({ refunded: 5000 });
  expect((await mailsTo(shop, sara.email)).at(-1)?.body).toContain('It went back to the card that you paid with.');
  expect((await sara.ask(readEgifts)).body.data['egiftList']).toMatchObject([{ egiftState: 'cancelled' }]);
  await shop.advance(4 * DAY);
  await shop.jobs('gifts.sweep');
  expect((await giftById(shop.db.orm, gift))?.state).toBe('cancelled');
  expect((await sara.ask(redeemEgift, { egiftCode: codeOfGift(shop.deps.settings, gift) })).body.code).toBe(
    'wrong_code',
  );
  expect(await recount(shop.db)).toEqual([]);
});

test('a bank that refuses it for good: the wallet has it', async () => {
  const gift = await buyGift(shop, sara, later());
  const docno = (await giftById(shop.db.orm, gift))?.billId ?? 0;
  const ref = (await payerOf(shop).attemptOf(docno))?.ref ?? '';
  await run('cancel', String(gift));
  await shop.sandbox.refuseNext(ref, 'refuse');
  await shop.jobs();
  expect(await balance('wallet', gift)).toBe(5000);
  expect((await mailsTo(shop, sara.email)).at(-1)?.body).toContain('we put it into your Zad wallet');
  expect(await recount(shop.db)).toEqual([]);
});

test('what is sent, not paid, cancelled or not there is refused, and nothing moves', async () => {
  const sent = await buyGift(shop, sara);
  const draft = await makeGift(shop, sara);
  await billOfGift(sara, draft);
  const cancelled = await buyGift(shop, sara, later());
  await run('cancel', String(cancelled));
  const refused: readonly (readonly [number, string])[] = [
    [sent, 'it was sent already'],
    [draft, 'it is not paid'],
    [cancelled, 'it was cancelled before'],
    [1, 'there is no such e-gift'],
  ];
  for (const [id, sentence] of refused) {
    expect(await run('cancel', `EGF-${id}`)).toBe(1);
    expect(said).toContain(sentence);
  }
  expect(await balance('egift', sent)).toBe(5000);
});

test('cancelled and sent at the same moment: one of the two', async () => {
  for (let round = 0; round < 5; round += 1) {
    const gift = await buyGift(shop, sara, later());
    await shop.advance(3 * DAY + 12 * HOUR);
    await Promise.all([run('cancel', String(gift)), shop.jobs('gifts.sweep')]);
    const row = await giftById(shop.db.orm, gift);
    expect([row?.state, await balance('egift', gift)]).toEqual(row?.codeHash ? ['sent', 5000] : ['cancelled', 0]);
  }
});
