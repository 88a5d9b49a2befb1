/** Shoppers who pay, over the server that runs, PostgreSQL and the sandbox (money.md section 7): M0 to M17 of money-invariants.ts. */
import { beforeAll, describe, expect, test } from 'vitest';

import { checkMoney } from './money/check-money.ts';
import { giftHistories, giftStories } from './money/gift-histories.ts';
import kept from './money/kept-money.json' with { type: 'json' };
import type { MoneyFaults } from './money/money-faults.ts';
import { MoneyHistory } from './money/money-history.ts';
import { openMoneyShop, type MoneyShop } from './money/money-shop.ts';
import { crowds, moneyHistories, payingHistories, type MoneyStep } from './money/money-steps.ts';
import { plantTrigger } from './money/money-triggers.ts';
import { cancelStories, orderHistories, thankStories } from './money/order-histories.ts';
import { paidRegularStories, regularHistories, walletRegularStories } from './money/regular-histories.ts';
import { walletHistories, walletStories } from './money/wallet-histories.ts';
import { whatWasReached } from './money/what-was-reached.ts';

const SEED = Number(process.env['MONEY_SEED'] ?? 20_261_122);
const PLANTED_SEED = 20_261_122;
/** In `npm test`; MONEY_HISTORIES for another number. */
const HISTORIES = Number(process.env['MONEY_HISTORIES'] ?? 34);
/** Of those of orders after they were placed, which are longer. */
const ORDER_HISTORIES = Math.ceil(HISTORIES / 7);
const GIFT_HISTORIES = Math.ceil(HISTORIES / 12);
/** At once: a history waits for PostgreSQL half of its time. */
const SHOPS = 2;
const TIMEOUT = 120_000 + HISTORIES * 6000;

describe('with nothing planted', () => {
  let shops: MoneyShop[];
  beforeAll(async () => {
    shops = await Promise.all(Array.from({ length: SHOPS }, () => openMoneyShop()));
  });

  test.each(kept)('a history that once failed: $what', { timeout: TIMEOUT }, async ({ steps }) => {
    await MoneyHistory.run(shops[0] as MoneyShop, steps as MoneyStep[]);
  });

  test('a seed gives the same turns again, and another one others', { timeout: TIMEOUT }, async () => {
    const [shop] = shops as [MoneyShop];
    const trailOf = async (turns: number): Promise<number[]> => {
      const from = shop.turns.trail.length;
      const first = { slot: 'tight', promises: ['voucher', 'code'] } as const;
      await MoneyHistory.run(shop, [{ do: 'everyone', deed: { do: 'pay-wallet', first }, turns }]);
      return shop.turns.trail.slice(from);
    };
    const once = await trailOf(7);
    expect(once.length).toBeGreaterThan(100);
    expect(await trailOf(7)).toEqual(once);
    expect(await trailOf(8)).not.toEqual(once);
  });

  test(`${HISTORIES} histories hold`, { timeout: TIMEOUT }, async () => {
    const isShortest = process.env['MONEY_SHORTEST'] === '1';
    const { failure, histories } = await checkMoney(shops, { numRuns: HISTORIES, seed: SEED, isShortest });
    if (failure) throw new Error(`${failure.said}\nseed ${failure.seed}\n${JSON.stringify(failure.steps)}`);
    expect(histories).toBeGreaterThanOrEqual(HISTORIES);
  });

  test.each([
    [ORDER_HISTORIES, 'orders are added to, cancelled, brought and thanked for', orderHistories],
    [ORDER_HISTORIES, 'wallets are topped up and friends get money', walletHistories],
    [GIFT_HISTORIES, 'e-gifts are sent, redeemed and cancelled', giftHistories],
    // Last: more days have hours from then on.
    [GIFT_HISTORIES, 'regular orders are paid, brought, cancelled and missed', regularHistories],
  ])('%i histories hold in which %s', { timeout: TIMEOUT }, async (numRuns, _what, histories) => {
    const isShortest = process.env['MONEY_SHORTEST'] === '1';
    const about = { numRuns, seed: SEED, isShortest, histories };
    const { failure, histories: tried } = await checkMoney(shops, about);
    if (process.env['MONEY_TALKS'] === '1') console.log(await whatWasReached(shops));
    if (failure) throw new Error(`${failure.said}\nseed ${failure.seed}\n${JSON.stringify(failure.steps)}`);
    expect(tried).toBeGreaterThanOrEqual(numRuns);
  });
});

type Planted = [what: string, faults: MoneyFaults, from: number, histories?: typeof moneyHistories];

/** Each with the history of the seed in which it is found: the next ones are tried where that is another one by now. */
describe.each([
  ['a hold is not released', { keepsHolds: true }, 0],
  ['who comes back from the challenge has paid', { paysOnRedirect: true }, 6],
  ['an event is believed', { trustsEvents: true }, 8],
  ['an answer that is lost passes for a no', { takesUnknownForFailed: true }, 7],
  ['money without an order is not given back', { forgetsReverse: true }, 29],
  ['a request that comes again is worked on again', { ignoresKeys: true }, 0],
  ['what goes back is sent twice', { refundsTwice: true }, 10],
  ['what was not picked is paid', { chargesInFull: true }, 10, moneyHistories],
  ['what comes instead is dearer', { dearSubstitutes: true }, 10, moneyHistories],
] satisfies Planted[])('a mistake that is planted is found: %s', (what, faults, from, histories = payingHistories) => {
  let shop: MoneyShop;
  beforeAll(async () => {
    shop = await openMoneyShop(faults);
  });

  test('within thirty histories', { timeout: TIMEOUT }, async () => {
    const found = await checkMoney([shop], { numRuns: 30, seed: PLANTED_SEED, from, histories });
    const { failure } = found;
    if (process.env['MONEY_TALKS'] === '1') console.log(what, found.histories, failure?.said);
    expect(failure?.said).toMatch(/^Error: M\d/);
  });
});

test(
  'a mistake that is planted is found: no row is locked, the wallet least of all',
  { timeout: TIMEOUT },
  async () => {
    const shop = await openMoneyShop({ unlocked: true });
    const { failure, histories } = await checkMoney([shop], { numRuns: 30, seed: PLANTED_SEED, histories: crowds });
    if (process.env['MONEY_TALKS'] === '1') console.log(histories, failure?.said);
    expect(failure?.said).toMatch(/^Error: M\d/);
  },
);

describe.each([
  ['what was added frees the place of its order', { addedFreesPlace: true }, 1],
  ['the place that an order leaves stays taken', { keepsOldPlace: true }, 0],
] satisfies [string, MoneyFaults, number][])('a mistake that is planted is found: %s', (what, faults, from) => {
  test('within thirty histories of orders', { timeout: TIMEOUT }, async () => {
    const shop = await openMoneyShop(faults);
    const about = { numRuns: 30, seed: PLANTED_SEED, from, histories: orderHistories };
    const { failure, histories } = await checkMoney([shop], about);
    if (process.env['MONEY_TALKS'] === '1') console.log(what, histories, failure?.said);
    expect(failure?.said).toMatch(/^Error: M\d/);
  });
});

/** Each in the same shop, with the rule that finds it. */
describe('a mistake that is planted in cancelling, refunds, tips, wallets, e-gifts or regular orders is found by its rule', () => {
  const faults: { -readonly [Name in keyof MoneyFaults]: MoneyFaults[Name] } = {};
  let shop: MoneyShop;
  beforeAll(async () => {
    shop = await openMoneyShop(faults);
  });

  test.each([
    ['M9: a refund is on its way', { trigger: 'keepsPromise' }, cancelStories, 29],
    ['M9: a bill is open', { trigger: 'keepsBills' }, thankStories, 7],
    ['M2: the wallet', { trigger: 'freeTips' }, thankStories, 8],
    ['M2: what went back', { trigger: 'forgetsRefundEnd' }, cancelStories, 0],
    ['M2: an account of the shop', { trigger: 'keepsVat' }, cancelStories, 0],
    ['M4: attempt', { sendsLess: true }, cancelStories, 0],
    ['M4: attempt', { takesLess: true }, thankStories, 0],
    ['M12: an order is cancelled', { trigger: 'keepsTaken' }, cancelStories, 0],
    ['M12: money went back another way', { ignoresWay: true }, cancelStories, 3],
    ['M12: the shop said', { forgetsCancel: true }, cancelStories, 0],
    ['M13: a tip is in the books', { trigger: 'thanksUnpaid' }, thankStories, 7],
    ['M13: a tip is something else', { trigger: 'dearBills' }, thankStories, 0],
    ['M13: a rating', { trigger: 'ratesAgain' }, thankStories, 0],
    ['M2: the wallet', { trigger: 'keepsBonus' }, walletStories, 3],
    ['M2: the wallet', { trigger: 'keepsGift' }, walletStories, 10],
    ['M15: money to a friend is with nobody', { trigger: 'forgetsFriend' }, walletStories, 10],
    ['M15: money to a friend stands', { trigger: 'dearBills' }, walletStories, 10],
    ['M14: an invoice', { trigger: 'untaxedCredit' }, cancelStories, 0],
    ['M2: the wallet', { trigger: 'keepsRedeemed' }, giftStories, 0],
    ['M2: the wallet', { trigger: 'redeemsAgain' }, giftStories, 0],
    ['M2: an account of the shop', { trigger: 'unpostedGiftRefund' }, giftStories, 6],
    ['M4: attempt', { sendsLess: true }, giftStories, 6],
    ['M9: an e-gift is on its way', { trigger: 'losesGiftMail' }, giftStories, 0],
    ['M16: an e-gift stands', { trigger: 'dearBills' }, giftStories, 0],
    ['M16: an e-gift went out', { trigger: 'sendsAtOnce' }, giftStories, 3],
    ['M16: the money of an e-gift', { trigger: 'forgetsGiftCancel' }, giftStories, 6],
    ['M16: an e-gift is cancelled', { trigger: 'forgetsGiftRefund' }, giftStories, 6],
    ['M16: the shop said', { forgetsRedeeming: true }, giftStories, 0],
    ['M17: a delivery is in an order twice', { trigger: 'ordersAgain' }, walletRegularStories, 5],
    ['M17: what was paid at once', { trigger: 'cheapRegulars' }, paidRegularStories, 3],
    ['M17: a regular order stands', { trigger: 'startsUnpaid' }, paidRegularStories, 3],
    // Last: the ledger of the shop drifts from then on.
    ['M17: the wallet holds something else', { trigger: 'keepsPaidPart' }, paidRegularStories, 3],
    ['M16: an e-gift was taxed', { trigger: 'taxesGifts' }, giftStories, 0],
  ] satisfies [string, MoneyFaults, typeof moneyHistories, number][])(
    '%s: %o',
    { timeout: TIMEOUT },
    async (...given) => {
      const [said, planted, histories, from] = given;
      Object.assign(faults, planted);
      const unplant = 'trigger' in planted ? await plantTrigger(shop.db, planted.trigger) : () => Promise.resolve();
      try {
        const about = { numRuns: 30, seed: PLANTED_SEED, from, histories };
        const { failure, histories: tried } = await checkMoney([shop], about);
        if (process.env['MONEY_TALKS'] === '1') console.log(said, planted, tried, failure?.said);
        expect(failure?.said).toContain(`Error: ${said}`);
      } finally {
        await unplant();
        for (const name of Object.keys(planted)) Reflect.deleteProperty(faults, name);
      }
    },
  );
});
