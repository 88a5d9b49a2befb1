/**
 * The server is killed before each statement of a payment, once: its connection breaks and what it remembered is lost (issue "Selling",
 * section 4). The same request comes several times at once, and either again after a minute, or never.
 */
import { randomUUID } from 'node:crypto';

import { eq } from 'drizzle-orm';
import type { PoolClient } from 'pg';
import { beforeAll, expect, test } from 'vitest';

import { payByNewCard, payByWallet } from '#contract/payments.ts';
import { linesOf } from '#server/cart/lines.ts';
import { sweepPrepared } from '#server/checkout/sweep-prepared.ts';
import { balanceOf } from '#server/ledger/accounts.ts';
import { recount } from '#server/ledger/recount.ts';
import { paymentDesk } from '#server/selling.ts';
import { slotHold } from '#server/slots/table.ts';
import { cutStatements, type StatementCuts } from '#tests/support/cut-statements.ts';
import { ofPro, payerOf, type Payer } from '#tests/support/payer.ts';
import { CARDS } from '#tests/support/sandbox.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';
import type { Answer } from '#tests/support/signed-in-shop.ts';

import { sweepPayments } from './sweep-payments.ts';

const MINUTE = 60_000;
/** Requests with the same key at once: over all boundaries of a test more than a hundred. */
const AT_ONCE = 4;
/** More than any payment has. */
const MOST = 120;

let shop: SellingShop;
let payer: Payer;
let cuts: StatementCuts;
let broken = 0;
beforeAll(async () => {
  shop = await openSellingShop();
  payer = payerOf(shop);
  const seen = new WeakSet<PoolClient>();
  shop.db.pool.on('acquire', (client) => {
    if (seen.has(client)) return;
    seen.add(client);
    client.on('error', () => (broken += 1));
  });
  cuts = cutStatements(shop.db.pool);
});

interface Paying {
  readonly buyer: Buyer;
  readonly docno: number;
  readonly send: () => Promise<Answer>;
}

type Method = (buyer: Buyer, docno: number, key: string) => Promise<() => Promise<Answer>>;

const byWallet: Method = async (buyer, docno, key) => {
  await buyer.give(100_000);
  return () => buyer.ask(payByWallet, { ...ofPro(docno), pay_type: 'BY WALLET' }, key);
};
const byCard: Method = async (buyer, docno, key) => {
  const sessionId = await shop.sandbox.session(CARDS.approved);
  return () => buyer.ask(payByNewCard, { ...ofPro(docno), sessionId, pay_type: 'NEW CARD' }, key);
};

async function begin(method: Method): Promise<Paying> {
  const buyer = await shop.buyer();
  await buyer.putInCart({ [shop.goods[0]?.code ?? '']: 1, [shop.goods[1]?.code ?? '']: 2 });
  const docno = await buyer.prepare();
  return { buyer, docno, send: await method(buyer, docno, randomUUID()) };
}

/** False where the payment has no statement any more that could be cut off. */
async function killAt(boundary: number, { send }: Paying): Promise<boolean> {
  const before = broken;
  cuts.cutAfter(boundary);
  // What is answered then is nobody's to say; what was done is.
  await Promise.all(Array.from({ length: AT_ONCE }, send));
  cuts.cutAfter(null);
  return broken > before;
}

/** The jobs of the clock, until nothing is held any more for an order that was not placed. */
async function nobodyComesBack(): Promise<void> {
  for (const minutes of [1, 31]) {
    await shop.advance(minutes * MINUTE);
    await sweepPayments(paymentDesk(shop.deps));
    await sweepPrepared.run({}, shop.deps);
  }
}

/** One order and one charge, or none and everything released. */
async function isWhole({ buyer, docno }: Paying): Promise<'placed' | 'nothing'> {
  const orders = await payer.ordersOf(buyer);
  expect(orders.length).toBeLessThanOrEqual(1);
  const [order] = orders;
  const { reserved } = await balanceOf(shop.db.orm, { kind: 'wallet', userId: buyer.id });
  expect(reserved).toBe(order?.paidBy === 'wallet' ? order.net : 0);
  const charge = await payer.atProvider(docno);
  if (order?.paidBy === 'card') expect(charge).toMatchObject({ state: 'authorised', fils: order.net });
  else expect(['voided', 'failed', undefined]).toContain(charge?.state);
  expect(await linesOf(shop.db.orm, buyer.id)).toHaveLength(order ? 0 : 2);
  expect(await shop.db.orm.select().from(slotHold).where(eq(slotHold.proId, docno))).toEqual([]);
  return order ? 'placed' : 'nothing';
}

test.each([
  ['wallet', byWallet],
  ['card', byCard],
] as const)('paid by %s', { timeout: 180_000 }, async (name, method) => {
  const ends = new Set<string>();
  let boundary = 0;
  for (; boundary < MOST; boundary += 1) {
    const paying = await begin(method);
    const isKilled = await killAt(boundary, paying);
    if (boundary % 2 === 0) {
      await shop.advance(MINUTE + 1000);
      // The key is taken over from who was killed.
      const { code, body } = await paying.send();
      const said = code === 200 ? body.data['paymentStatus'] : body.code;
      // The sandbox's own connection is cut off too: then nobody knows how the card stands, until somebody asks or it was too long ago.
      expect(name === 'wallet' ? ['AUTHORISED'] : ['AUTHORISED', 'UNKNOWN', 'ask_status']).toContain(said);
      if (said !== 'AUTHORISED') await nobodyComesBack();
      const end = await isWhole(paying);
      if (said === 'AUTHORISED') expect(end).toBe('placed');
    } else {
      await nobodyComesBack();
      ends.add(await isWhole(paying));
    }
    if (!isKilled) break;
  }
  // Statements of the session, the key, the payment and its answer.
  expect(boundary).toBeGreaterThan(20);
  expect(boundary).toBeLessThan(MOST);
  expect(ends).toContain('placed');
  expect(await recount(shop.db)).toEqual([]);
});
