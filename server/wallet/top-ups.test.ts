/** Money into the own wallet: what is refused, what a card pays, bonuses, the books (remaining.md WA 3 to 6). */
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { payByWallet } from '#contract/payments.ts';
import { readBulkTopUps, readWallet, topUpInBulk, topUpWallet } from '#contract/wallet.ts';
import { listOrders } from '#server/commands/list-orders.ts';
import { recount } from '#server/ledger/recount.ts';
import { CARDS } from '#tests/support/sandbox.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';
import { walletsOf, type Wallets } from '#tests/support/wallets.ts';

import { markGoodsSent } from './goods-to-send.ts';

let shop: SellingShop;
let wallets: Wallets;
let sara: Buyer;
beforeAll(async () => {
  shop = await openSellingShop();
  wallets = walletsOf(shop);
});
beforeEach(async () => {
  sara = await shop.buyer();
});

const billOf = async (amount: number, call = topUpWallet): Promise<number> =>
  Number((await sara.ask(call, { amount })).body.data['piDocno']);

test.each([
  ['nothing', 0, 'please enter amount'],
  ['less than nothing', -5, 'please enter amount'],
  ['less than the least', 9.99, 'This amount is too small'],
  ['more than the most', 5000.01, 'This amount is too large'],
])('%s is refused with its sentence', async (_, amount, message) => {
  const { code, body } = await sara.ask(topUpWallet, { amount });
  expect([code, body.message, body['field']]).toEqual([422, message, 'amount']);
});

test('a top-up is in the wallet once its card is captured, without VAT, and not before', async () => {
  const docno = await billOf(100.5);
  expect(await wallets.standing(sara, docno)).toEqual({
    billKind: 'top_up',
    orderAmount: 100.5,
    billState: 'open',
    isUnderWay: false,
  });
  expect(await wallets.of(sara)).toBe(0);
  await wallets.pay(sara, docno);
  expect(await wallets.standing(sara, docno)).toMatchObject({ billState: 'paid' });
  expect(await wallets.of(sara)).toBe(10_050);
  expect(await wallets.shopHas('vat')).toBe(0);
  expect(await recount(shop.db)).toEqual([]);
});

test('a card that is declined tops nothing up; the wallet itself never pays it', async () => {
  const docno = await billOf(50);
  await wallets.pay(sara, docno, CARDS.declined);
  expect([await wallets.of(sara), (await wallets.standing(sara, docno))['billState']]).toEqual([0, 'open']);
  await sara.give(10_000);
  const answer = await sara.ask(payByWallet, { Docno: docno, Doctype: 'PBO', pay_type: 'BY WALLET' });
  expect([answer.code, answer.body['code']]).toEqual([409, 'card_only']);
});

test('the same key makes one bill', async () => {
  const answers = await Promise.all(
    ['a-key-of-saras', 'a-key-of-saras'].map((key) => sara.ask(topUpWallet, { amount: 20 }, key)),
  );
  const again = await sara.ask(topUpWallet, { amount: 20 }, 'a-key-of-saras');
  const made = [...answers, again].filter(({ code }) => code === 200).map(({ body }) => body.data['piDocno']);
  expect(new Set(made).size).toBe(1);
});

describe('in bulk', () => {
  test('the table says amount and bonus in both languages', async () => {
    const rows = (await sara.ask(readBulkTopUps)).body.data['bulkWalletList'] as Record<string, unknown>[];
    expect(rows[1]).toMatchObject({ bwmAmount: 1000 });
    expect(JSON.stringify(rows)).toContain('AED 50 bonus');
    expect(JSON.stringify(rows)).toContain('Food cycler worth AED 600');
    expect(JSON.stringify(rows)).toContain('مكافأة 50 د.إ.');
  });

  test('an amount that is not in the table is refused', async () => {
    expect((await sara.ask(topUpInBulk, { amount: 999 })).body['code']).toBe('no_such_amount');
  });

  test.each([
    ['the table', topUpInBulk],
    ['the form of any amount', topUpWallet],
  ])('by %s: a bonus in money comes at once, out of the shop’s own; its bill says so', async (_, call) => {
    const before = await wallets.shopHas('top_up_bonus');
    const docno = await billOf(1000, call);
    const bill = await wallets.standing(sara, docno);
    expect([bill['bonusAmount'], bill['hasBonusGoods']]).toEqual([50, undefined]);
    await wallets.pay(sara, docno);
    expect(await wallets.of(sara)).toBe(105_000);
    expect(await wallets.shopHas('top_up_bonus')).toBe(before - 5000);
    const { data } = (await sara.ask(readWallet)).body;
    expect([data['walletBalance'], data['sixMonthSavings']]).toEqual([1050, 50]);
    expect(await recount(shop.db)).toEqual([]);
  });

  test('goods as a bonus add no money, and are a line for the shop until they are sent', async () => {
    const docno = await billOf(5000, topUpInBulk);
    expect(await wallets.standing(sara, docno)).toMatchObject({ hasBonusGoods: true });
    expect(await listOrders(shop.db.orm)).not.toContain(`PBO-${docno}`);
    await wallets.pay(sara, docno);
    expect(await wallets.of(sara)).toBe(500_000);
    expect(await listOrders(shop.db.orm)).toMatch(
      new RegExp(`PBO-${docno}  to send: Food cycler  paid 2026-11-24  Sara`),
    );
    expect(await markGoodsSent(shop.db.orm, docno, shop.now())).toBe(true);
    expect(await markGoodsSent(shop.db.orm, docno, shop.now())).toBe(false);
    expect(await listOrders(shop.db.orm)).not.toContain(`PBO-${docno}`);
  });
});
