/** Payments whose answer and event were both lost, and what an operator does about them by hand (docs/payments.md). */
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { recount } from '#server/ledger/recount.ts';
import type { Attempt } from '#server/payments/open-attempt.ts';
import { openNgeniusBench, type NgeniusBench } from '#tests/support/ngenius-bench.ts';
import { NGENIUS_ENV } from '#tests/support/ngenius-env.ts';
import { payerOf, type Payer } from '#tests/support/payer.ts';
import { CARDS } from '#tests/support/sandbox.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

import { runPaymentsCommand } from './run-payments-command.ts';

const MINUTE = 60_000;

let shop: SellingShop;
let payer: Payer;
let sara: Buyer;
let said = '';
beforeAll(async () => {
  shop = await openSellingShop();
  payer = payerOf(shop);
});
beforeEach(async () => {
  sara = await shop.buyer();
});
afterEach(() => vi.restoreAllMocks());

async function run(args: readonly string[], env: Readonly<Record<string, string>> = sandboxEnv()): Promise<number> {
  said = '';
  const note = (text: unknown): void => void (said += `${String(text)}\n`);
  vi.spyOn(console, 'log').mockImplementation(note);
  vi.spyOn(console, 'error').mockImplementation(note);
  return runPaymentsCommand(args, { DATABASE_URL: shop.databaseUrl, ...env }, () => shop.now());
}
const sandboxEnv = () => ({ PAYMENTS_ORIGIN: shop.sandbox.origin, PAYMENTS_SECRET: shop.sandbox.secret });

/** Paid by a card, and its answer was lost: before it reached the sandbox, or after. */
async function lost(when: 'before' | 'after', card: string = CARDS.approved): Promise<Attempt> {
  await sara.putInCart({ [shop.goods[0]?.code ?? '']: 2 });
  const docno = await sara.prepare();
  shop.sandbox.loseAnswers(when);
  await payer.byCard(sara, docno, card);
  const attempt = await payer.attemptOf(docno);
  if (attempt?.state !== 'unknown') throw new Error(`the answer was not lost: ${attempt?.state}`);
  return attempt;
}
const stateOf = async ({ docno }: Attempt) => (await payer.attemptOf(docno))?.state;
const ordersOfSara = async () => (await payer.ordersOf(sara)).length;

test.each([
  [[], 'What should be done?'],
  [['settle'], 'There is no command "settle".'],
  [['list', 'all'], '"all" is one argument too many.'],
  [['find'], 'REF is missing.'],
  [['none'], 'REF is missing.'],
  [['none', 'zad-1', 'two'], '"two" is one argument too many.'],
])('%j: 2, and the usage', async (args, sentence) => {
  expect(await run(args)).toBe(2);
  expect(said).toContain(sentence);
  expect(said).toContain('npm run payments -- find REF');
});

test('without the secret of the shop’s sandbox nothing is asked, and the sentence says which setting is missing', async () => {
  expect(await run(['find', 'zad-1'], {})).toBe(1);
  expect(said).toContain('PAYMENTS_SECRET must be');
});

test('a payment that is not there: 1', async () => {
  expect(await run(['find', 'zad-nobody'])).toBe(1);
  expect(said).toBe('zad-nobody: there is no such payment.\n');
});

test('is listed until its end is known, and found: one order, as the sweep would have placed it', async () => {
  const attempt = await lost('after');
  await shop.advance(2 * MINUTE);
  expect(await run(['list'])).toBe(0);
  expect(said).toContain(`${attempt.ref}  `);
  expect(await run(['find', attempt.ref])).toBe(0);
  expect(said).toBe(`${attempt.ref}: authorised, and PRO-${attempt.docno} is paid.\n`);
  expect(await ordersOfSara()).toBe(1);
  await run(['list']);
  expect(said).not.toContain(attempt.ref);
  // Asked again it says the same, and does nothing twice.
  await Promise.all([run(['find', attempt.ref]), shop.jobs('payments.sweep')]);
  expect(await ordersOfSara()).toBe(1);
  expect(await recount(shop.db)).toEqual([]);
});

test('one that never arrived has failed after ten minutes, and not before', async () => {
  const attempt = await lost('before');
  expect(await run(['find', attempt.ref])).toBe(0);
  expect(said).toContain('has not heard of it yet');
  expect(await stateOf(attempt)).toBe('unknown');
  await shop.advance(11 * MINUTE);
  expect(await run(['find', attempt.ref])).toBe(0);
  expect(said).toContain('its shopper can pay again');
  expect([await stateOf(attempt), await ordersOfSara()]).toEqual(['failed', 0]);
});

test('a provider that is silent: 1, the reason, and nothing changes', async () => {
  const attempt = await lost('after');
  shop.sandbox.loseAnswers('before');
  expect(await run(['find', attempt.ref])).toBe(1);
  expect(said).toBe(`${attempt.ref}: nothing has changed. The sandbox did not answer.\n`);
  expect(await stateOf(attempt)).toBe('unknown');
});

test('a provider that finds by our reference needs no other, and knows by itself what it has not', async () => {
  const attempt = await lost('after');
  expect(await run(['find', attempt.ref, 'a-b-c'])).toBe(2);
  expect(said).toContain('leave ORDER out');
  expect(await run(['none', attempt.ref])).toBe(1);
  expect(said).toContain('use find');
  expect(await stateOf(attempt)).toBe('unknown');
});

test('what the wallet paid no provider knows of', async () => {
  await sara.give(400_000);
  await sara.putInCart({ [shop.goods[0]?.code ?? '']: 2 });
  const docno = await sara.prepare();
  await payer.byWallet(sara, docno);
  expect(await run(['find', (await payer.attemptOf(docno))?.ref ?? ''])).toBe(1);
  expect(said).toContain('the wallet paid it');
});

test('a bank that declined it: nothing was taken', async () => {
  const attempt = await lost('after', CARDS.declined);
  expect(await run(['find', attempt.ref])).toBe(0);
  expect(said).toContain('failed. Nothing was taken');
});

/** The same attempt as one that went to N-Genius, whose answer was lost there. */
async function lostAtNgenius(
  bench: NgeniusBench,
  when: 'before' | 'after',
): Promise<{ readonly attempt: Attempt; readonly order: string }> {
  const attempt = await lost('before');
  const { ref, fils } = attempt;
  bench.stub.advance(shop.now().getTime() - bench.stub.now().getTime());
  bench.stub.loseAnswers(when);
  const card = { sessionId: await bench.session(CARDS.approved) };
  await bench.gateway.authorise({ ref, fils, card, keepsCard: false, language: 'en' }).catch(() => null);
  return { attempt, order: bench.stub.orders.find((one) => one.ref === ref)?.reference ?? '' };
}
const ngeniusEnv = ({ stub }: NgeniusBench) => ({
  ...NGENIUS_ENV,
  NGENIUS_API_ORIGIN: stub.origin,
  NGENIUS_PAGE_ORIGIN: stub.origin,
});

test('N-Genius finds it by its own reference, and no order of another payment is believed', async () => {
  const bench = await openNgeniusBench(shop.db);
  const env = ngeniusEnv(bench);
  const other = await lostAtNgenius(bench, 'after');
  sara = await shop.buyer();
  const { attempt, order } = await lostAtNgenius(bench, 'after');
  expect(await run(['find', attempt.ref], env)).toBe(1);
  expect(said).toContain('N-Genius has not said which order this is');
  expect(await run(['find', attempt.ref, other.order], env)).toBe(1);
  expect(said).toContain('N-Genius shows the order of another payment');
  expect(await run(['find', attempt.ref, '../orders'], env)).toBe(2);
  expect([await stateOf(attempt), await ordersOfSara()]).toEqual(['unknown', 0]);
  expect(await run(['find', attempt.ref, order], env)).toBe(0);
  expect(said).toContain(`PRO-${attempt.docno} is paid`);
  expect(await ordersOfSara()).toBe(1);
  expect(await run(['none', attempt.ref], env)).toBe(1);
  expect(said).toContain('the provider has told its order');
});

test('what N-Genius never had is given up by hand, not while it may be on its way', async () => {
  const bench = await openNgeniusBench(shop.db);
  const { attempt } = await lostAtNgenius(bench, 'before');
  expect(await run(['none', attempt.ref], ngeniusEnv(bench))).toBe(1);
  expect(said).toContain('sent in the last ten minutes');
  await shop.advance(11 * MINUTE);
  expect(await run(['none', attempt.ref], ngeniusEnv(bench))).toBe(0);
  expect(said).toContain('its shopper can pay again');
  expect(await stateOf(attempt)).toBe('failed');
});
