/** Redeeming an e-gift: once, by whoever has the code, and no way to find a code (remaining.md C9; security.md rows 18 and 27). */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { readEgifts, redeemEgift } from '#contract/egifts.ts';
import { addDays, dubaiDay } from '#contract/rules/dubai-day.ts';
import { readEgiftCode } from '#contract/rules/egift-code.ts';
import { writtenDay } from '#contract/rules/written-day.ts';
import { balanceOf } from '#server/ledger/accounts.ts';
import { recount } from '#server/ledger/recount.ts';
import { buyGift, codeInMail } from '#tests/support/bought-gift.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

import { codeOfGift } from './gift-code.ts';
import { giftById } from './gift-store.ts';

const HOUR = 3_600_000;

let shop: SellingShop;
let sara: Buyer;
let layla: Buyer;
let gift = 0;
let code = '';
beforeAll(async () => {
  shop = await openSellingShop();
});
beforeEach(async () => {
  await shop.db.pool.query('delete from throttle_count');
  [sara, layla] = [await shop.buyer(), await shop.buyer()];
  gift = await buyGift(shop, sara, { EmailID: layla.email });
  code = await codeInMail(shop, layla.email);
});

const redeem = (who: Buyer, typed = code, key?: string) => who.ask(redeemEgift, { egiftCode: typed }, key);
const walletOf = async ({ id }: Buyer) => (await balanceOf(shop.db.orm, { kind: 'wallet', userId: id })).balance;
const owed = async () => (await balanceOf(shop.db.orm, { kind: 'egift', ref: String(gift) })).balance;

describe('once', () => {
  test('the amount is in the wallet, the buyer sees it, and the books agree', async () => {
    expect((await redeem(layla)).body.data).toEqual({ egiftAmount: 50, senderName: 'Sara' });
    expect([await walletOf(layla), await owed()]).toEqual([5000, 0]);
    const [mine] = (await sara.ask(readEgifts)).body.data['egiftList'] as Record<string, unknown>[];
    expect(mine).toMatchObject({ egiftState: 'redeemed', redeemedTs: shop.now().toISOString() });
    expect((await redeem(layla)).body.code).toBe('own_already');
    expect((await redeem(sara)).body.code).toBe('wrong_code');
    expect([await walletOf(layla), await walletOf(sara)]).toEqual([5000, 0]);
    expect(await recount(shop.db)).toEqual([]);
  });

  test('of fifty who redeem it at once one has it', async () => {
    const all = await Promise.all(Array.from({ length: 50 }, () => shop.buyer()));
    const answers = await Promise.all(all.map((one) => redeem(one)));
    expect(answers.filter((answer) => answer.code === 200)).toHaveLength(1);
    expect(new Set(answers.filter((answer) => answer.code !== 200).map(({ body }) => body.code))).toEqual(
      new Set(['wrong_code']),
    );
    const wallets = await Promise.all(all.map(walletOf));
    expect(wallets.reduce((sum, one) => sum + one, 0)).toBe(5000);
    expect([await owed(), await recount(shop.db)]).toEqual([0, []]);
  });

  test('the same key again answers as before; twenty tries of one shopper credit it once', async () => {
    const key = 'laylas-own-gift';
    const [first, second] = [await redeem(layla, code, key), await redeem(layla, code, key)];
    expect([first.code, second.body]).toEqual([200, first.body]);
    await Promise.all(Array.from({ length: 20 }, () => redeem(layla)));
    expect(await walletOf(layla)).toBe(5000);
  });

  test('a request that ended before it answered is finished by the next with its key', async () => {
    const key = 'laylas-other-gift';
    await redeem(layla, code, key);
    await shop.db.pool.query('update idempotent_request set answer = null where key = $1', [key]);
    await shop.advance(61_000);
    expect((await redeem(layla, code, key)).body.data).toEqual({ egiftAmount: 50, senderName: 'Sara' });
    expect(await walletOf(layla)).toBe(5000);
  });

  test('the buyer may redeem it too', async () => {
    expect((await redeem(sara)).code).toBe(200);
    expect(await walletOf(sara)).toBe(5000);
  });
});

describe('what is typed', () => {
  test.each([
    ['small letters', (text: string) => text.toLowerCase()],
    ['no hyphens', (text: string) => text.replaceAll('-', '')],
    ['spaces and other dashes', (text: string) => ` ${text.replaceAll('-', ' – ')} `],
    ['O for 0, I and l for 1', (text: string) => text.replaceAll('0', 'O').replace('1', 'I').replaceAll('1', 'l')],
    ['marks of direction around it', (text: string) => `\u2066${text}\u2069`],
    ['Arabic digits', (text: string) => text.replace(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'.charAt(Number(digit)))],
  ])('%s are the same code', async (_, typed) => {
    expect(readEgiftCode(typed(code))).toBe(code);
    expect((await redeem(layla, typed(code))).code).toBe(200);
  });
});

describe('no way to find a code', () => {
  test('one that is not sent yet, one of no gift, one that is used, and no code at all are refused alike', async () => {
    const later = { ScheduleDate: writtenDay(addDays(dubaiDay(shop.now()), 5)) };
    const unsent = codeOfGift(shop.deps.settings, await buyGift(shop, sara, later));
    await redeem(await shop.buyer());
    const answers = [];
    for (const typed of [unsent, '0000-0000-0000-0000', code, 'hello']) answers.push(await redeem(layla, typed));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]).toMatchObject({ code: 422, body: { code: 'wrong_code', field: 'egiftCode' } });
  });

  test('ten wrong ones an hour, by the shopper; then the right one is refused like a wrong one', async () => {
    for (let count = 0; count < 10; count += 1) expect((await redeem(layla, `wrong ${count}`)).code).toBe(422);
    const [right, wrong] = [await redeem(layla), await redeem(layla, 'wrong again')];
    expect([right.code, right.body]).toEqual([429, wrong.body]);
    expect((await giftById(shop.db.orm, gift))?.state).toBe('sent');
    await shop.advance(HOUR);
    expect((await redeem(layla)).code).toBe(200);
  });

  test('many at the same time are counted like one after the other', async () => {
    const answers = await Promise.all(Array.from({ length: 40 }, (_, index) => redeem(layla, `wrong ${index}`)));
    expect(answers.filter((answer) => answer.code === 422)).toHaveLength(10);
  });

  test('sixty an hour from one address, however many accounts it has', async () => {
    let evaluated = 0;
    for (let account = 0; account < 8; account += 1) {
      const one = await shop.buyer();
      for (let count = 0; count < 10; count += 1) {
        if ((await redeem(one, `wrong ${count}`)).code === 422) evaluated += 1;
      }
    }
    expect(evaluated).toBe(60);
  });

  test('a right one costs nothing of what an address may try', async () => {
    for (let count = 0; count < 9; count += 1) await redeem(layla, `wrong ${count}`);
    expect((await redeem(layla)).code).toBe(200);
    expect((await redeem(layla, 'wrong')).code).toBe(422);
  });

  test('the code is kept nowhere: neither in a row nor in the log', async () => {
    await redeem(layla);
    await shop.db.pool.query('delete from outbox_message');
    const { rows } = await shop.db.pool.query<{ whole: string }>(
      `select (select string_agg(e::text, ' ') from egift e) || (select string_agg(j::text, ' ') from graphile_worker._private_jobs j)
        || (select string_agg(i::text, ' ') from idempotent_request i) as whole`,
    );
    const signs = code.replaceAll('-', '');
    for (const kept of [rows[0]?.whole ?? '', shop.lines.join('\n')]) {
      expect(kept).not.toContain(code);
      expect(kept).not.toContain(signs);
      expect(kept).not.toContain(Buffer.from(code).toString('hex'));
    }
  });
});
