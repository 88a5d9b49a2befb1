/** An e-gift that an operator mails to another address, and a mail that nobody takes over (docs/operating.md, E-gifts by hand). */
import type { SQL } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { readEgifts, redeemEgift } from '#contract/egifts.ts';
import { addDays, dubaiDay } from '#contract/rules/dubai-day.ts';
import { writtenDay } from '#contract/rules/written-day.ts';
import { BLANK, changeGift, giftById } from '#server/gifts/gift-store.ts';
import { mailGift } from '#server/gifts/mail-gift.ts';
import { sendGift } from '#server/gifts/send-gifts.ts';
import { buyGift, codeInMail, mailsTo, makeGift } from '#tests/support/bought-gift.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

import { runGiftsCommand } from './run-gifts-command.ts';

const HOUR = 3_600_000;
const DAY = 24 * HOUR;

let shop: SellingShop;
let sara: Buyer;
let said = '';
let mistyped = '';
let right = '';
beforeAll(async () => {
  shop = await openSellingShop();
});
beforeEach(async () => {
  sara = await shop.buyer();
  [mistyped, right] = [`${sara.id}@exmaple.ae`, `${sara.id}@example.ae`];
});
afterEach(() => vi.restoreAllMocks());

async function run(...args: string[]): Promise<number> {
  said = '';
  const note = (text: unknown): void => void (said += `${String(text)}\n`);
  vi.spyOn(console, 'log').mockImplementation(note);
  vi.spyOn(console, 'error').mockImplementation(note);
  const env = { DATABASE_URL: shop.databaseUrl, LOG_LEVEL: 'silent' };
  return runGiftsCommand(args, env, () => shop.now());
}
const later = () => ({ EmailID: mistyped, ScheduleDate: writtenDay(addDays(dubaiDay(shop.now()), 2)) });

test('one whose address was mistyped is mailed to another, with its code; the buyer hears of it and sees it', async () => {
  const gift = await buyGift(shop, sara, { EmailID: mistyped });
  await shop.advance(HOUR);
  expect(await run('mail', `EGF-${gift}`, right)).toBe(0);
  expect(said).toContain(`EGF-${gift}: the shop that runs mails it now, to ${right}.`);
  await shop.jobs();
  const code = await codeInMail(shop, mistyped);
  expect(await codeInMail(shop, right)).toBe(code);
  expect((await mailsTo(shop, sara.email)).at(-1)?.body).toContain(
    `now goes to ${right}.\n\nWe are mailing it there now`,
  );
  expect((await sara.ask(readEgifts)).body.data['egiftList']).toMatchObject([{ EmailID: right, egiftState: 'sent' }]);
  await shop.advance(HOUR);
  await shop.jobs('gifts.sweep');
  expect(await mailsTo(shop, right)).toHaveLength(1);
  const layla = await shop.buyer();
  expect((await layla.ask(redeemEgift, { egiftCode: code })).code).toBe(200);
  expect(await run('mail', String(gift), right)).toBe(1);
  expect(said).toContain(`EGF-${gift}: it is in somebody’s wallet already.`);
});

test('one that waits for its day goes to the other address on it, and to no other', async () => {
  const gift = await buyGift(shop, sara, later());
  expect(await run('mail', String(gift), ` ${right} `)).toBe(0);
  expect(said).toMatch(/it goes out on \w+ \d+ \w+, to /);
  await shop.jobs();
  expect((await mailsTo(shop, sara.email)).at(-1)?.body).toMatch(/It goes out on \w+ \d+ \w+\./);
  expect(await mailsTo(shop, right)).toEqual([]);
  await shop.advance(3 * DAY);
  await shop.jobs('gifts.sweep');
  await shop.jobs();
  expect([(await mailsTo(shop, mistyped)).length, (await mailsTo(shop, right)).length]).toEqual([0, 1]);
});

test('a mail that nobody takes over is tried for two days; then the list says so, until it goes to another address', async () => {
  const refused = { ...shop.deps, settings: { ...shop.deps.settings, smtpUrl: 'smtp://127.0.0.1:1' } };
  const gift = await buyGift(shop, sara, later());
  await shop.advance(3 * DAY);
  await sendGift(shop.deps, gift);
  await shop.advance(2 * DAY - 1);
  await expect(mailGift(refused, gift)).rejects.toThrow('ECONNREFUSED');
  await run('list');
  expect(said).toMatch(new RegExp(`EGF-${gift} .*sent, and not mailed yet`));
  await shop.advance(1);
  await mailGift(refused, gift);
  await run('list');
  expect(said).toMatch(new RegExp(`EGF-${gift} .*NOT MAILED`));
  expect(shop.lines.at(-1)).toContain('nobody takes over the mail of an e-gift');
  await shop.advance(DAY);
  await shop.jobs('gifts.sweep');
  await shop.jobs();
  expect((await giftById(shop.db.orm, gift))?.mailedAt).toBeNull();
  await run('mail', String(gift), right);
  await shop.jobs();
  expect(await mailsTo(shop, right)).toHaveLength(1);
  await run('list');
  expect(said).not.toContain(`EGF-${gift}`);
});

test('what is not paid, cancelled, not there or forgotten with its buyer is mailed nowhere', async () => {
  const draft = await makeGift(shop, sara);
  const cancelled = await buyGift(shop, sara, later());
  await run('cancel', String(cancelled));
  const forgotten = await buyGift(shop, sara);
  await changeGift(shop.db.orm, forgotten, { ...BLANK, userId: null });
  const refused: readonly (readonly [number, string])[] = [
    [draft, 'it is not paid'],
    [cancelled, 'it was cancelled before'],
    [forgotten, 'its buyer deleted the account'],
    [1, 'there is no such e-gift'],
  ];
  for (const [id, sentence] of refused) {
    expect(await run('mail', `EGF-${id}`, 'elsewhere@example.ae')).toBe(1);
    expect(said).toContain(sentence);
  }
  await shop.advance(3 * DAY);
  await shop.jobs('gifts.sweep');
  await shop.jobs();
  expect(await mailsTo(shop, 'elsewhere@example.ae')).toEqual([]);
});

test('a mail that is under way while it gets another address does not stand for that one', async () => {
  const gift = await buyGift(shop, sara, later());
  await shop.advance(3 * DAY);
  await sendGift(shop.deps, gift);
  let isAddressed = false;
  const { orm } = shop.db;
  // The outbox has the mail, and throws away old ones: just then the operator comes.
  const deleteLater = (...of: Parameters<typeof orm.delete>) => ({
    where: async (which: SQL) => {
      isAddressed = (await run('mail', String(gift), right)) === 0;
      await orm.delete(...of).where(which);
    },
  });
  const slow = new Proxy(orm, { get: (own, name) => (name === 'delete' ? deleteLater : Reflect.get(own, name)) });
  await mailGift({ ...shop.deps, db: { ...shop.db, orm: slow } }, gift);
  expect([isAddressed, (await mailsTo(shop, mistyped)).length]).toEqual([true, 1]);
  await shop.jobs();
  expect(await mailsTo(shop, right)).toHaveLength(1);
});
