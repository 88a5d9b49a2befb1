/** What an operator does with orders by hand, over a shop that runs. */
import { setTimeout as pause } from 'node:timers/promises';

import { eq } from 'drizzle-orm';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { topUpInBulk } from '#contract/wallet.ts';
import { cancelOrders } from '#server/fulfilment/cancel-orders.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { lockOrder } from '#server/orders/order-store.ts';
import { orderLine } from '#server/orders/table.ts';
import { setStock } from '#server/stock/store.ts';
import { stock } from '#server/stock/table.ts';
import { payerOf, type Payer } from '#tests/support/payer.ts';
import { CARDS } from '#tests/support/sandbox.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';
import { walletsOf } from '#tests/support/wallets.ts';

import { runOrdersCommand } from './run-orders-command.ts';

let shop: SellingShop;
let payer: Payer;
let sara: Buyer;
let code = '';
let said = '';
beforeAll(async () => {
  shop = await openSellingShop();
  payer = payerOf(shop);
  code = shop.goods[0]?.code ?? '';
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
  return runOrdersCommand(args, { DATABASE_URL: shop.databaseUrl }, () => pause(50));
}
async function order(by: 'card' | 'wallet', more: Record<string, unknown> = {}): Promise<PlacedOrder> {
  await sara.putInCart({ [code]: 2 });
  const docno = await sara.prepare(more);
  if (by === 'card') await payer.byCard(sara, docno, CARDS.approved);
  else {
    await sara.give(400_000);
    await payer.byWallet(sara, docno);
  }
  const placed = (await payer.ordersOf(sara)).at(-1);
  if (!placed) throw new Error('nothing was placed');
  return placed;
}
const nameOf = ({ id }: PlacedOrder): string => `RSO-${id}`;
const statesOf = async () => (await payer.ordersOf(sara)).map(({ state }) => state);
const stockOf = async () => (await shop.db.orm.select().from(stock).where(eq(stock.stockCode, code)))[0];

test.each([
  [[], 'What should be done?'],
  [['ship'], 'There is no command "ship".'],
  [['list', 'all'], '"all" is one argument too many.'],
  [['show'], 'The number of the order is missing.'],
  [['show', 'PRO-1'], 'The order must be named as RSO-1001, not "PRO-1".'],
  [['move', 'RSO-1001', '1'], 'STATE must be 2 to 6, not "1".'],
  [['move', 'RSO-1001', 'away'], 'STATE must be 2 to 6, not "away".'],
  [['short', 'RSO-1001'], 'SRNO is missing.'],
  [['short', 'RSO-1001', '0'], 'SRNO must be a whole number of 1 or more, not "0".'],
  [['short', 'RSO-1001', '1', '-2'], 'UNITS must be a whole number of 1 or more, not "-2".'],
  [['sent'], 'The bill must be named as PBO-700001, not "".'],
  [['sent', 'RSO-1001'], 'The bill must be named as PBO-700001, not "RSO-1001".'],
  [['sent', 'PBO-1', '2'], '"2" is one argument too many.'],
])('%j: 2, and the usage', async (args, sentence) => {
  expect(await run(...args)).toBe(2);
  expect(said).toContain(sentence);
  expect(said).toContain('npm run orders -- list');
});

test.each([['show'], ['move'], ['short', '1'], ['restock']])(
  '%s of an order that is not there: 1',
  async (name, ...more) => {
    expect(await run(name, 'RSO-999999', ...more)).toBe(1);
    expect(said).toBe('RSO-999999: there is no such order.\n');
  },
);

test('what the packer needs is shown: gift wrap, messages, and nothing that orders the terminal about', async () => {
  const placed = await order('wallet', { ReplaceItem: 'call', SpecialInstruction: 'Ring\u001B[2J twice' });
  const message = 'Happy\nbirthday';
  await shop.db.orm.update(orderLine).set({ isGiftWrapped: true, message }).where(eq(orderLine.orderId, placed.id));
  expect(await run('list')).toBe(0);
  const row = said.split('\n').find((line) => line.includes(nameOf(placed)));
  expect(row).toContain('1 Order Placed');
  expect(row).toContain(placed.day);
  expect(await run('show', nameOf(placed))).toBe(0);
  expect(said).toContain(`1.  2 x  ${code}`);
  expect(said).toContain('gift wrap');
  expect(said).toContain('message: Happy birthday');
  expect(said).toContain('If missing: call the shopper');
  expect(said).toContain('Wishes: Ring [2J twice');
  expect(said).not.toContain('\u001B');
  expect(said).toContain('not taken yet (wallet)');
});

test('step by step, and back from waiting, but never back otherwise', async () => {
  const placed = await order('wallet');
  for (const [state, args] of [
    [2, []],
    [3, []],
    [4, []],
    [5, ['5']],
    [4, ['4']],
    [5, ['5']],
  ] as const) {
    expect([await run('move', nameOf(placed), ...args), said.slice(0, -1)]).toEqual([
      0,
      expect.stringContaining(`: ${state} `),
    ]);
    expect(await statesOf()).toEqual([state]);
  }
  expect(await run('move', nameOf(placed), '3')).toBe(1);
  expect(said).toContain('STATE must lead on from where it is');
  expect(await run('move', nameOf(placed), '6')).toBe(0);
  expect(await run('move', nameOf(placed))).toBe(1);
  expect(said).toContain('it is delivered or cancelled');
});

test('on to a state, with what was added to it, once the shop that runs has taken the card', async () => {
  const placed = await order('card');
  const child = await order('wallet', { SalParentDoctype: 'RSO', SalParentDocno: placed.id });
  expect(await run('move', nameOf(child), '2')).toBe(1);
  expect(said).toContain(`name ${nameOf(placed)}.`);
  await shop.sandbox.refuseNext((await payer.attemptOf(placed.proId))?.ref ?? '', 'refuse_for_now');
  const isOver = { now: false };
  const moving = run('move', nameOf(placed), '4').finally(() => {
    isOver.now = true;
  });
  while (!isOver.now) {
    await shop.jobs('payments.sweep');
    await shop.advance(61_000);
  }
  expect(await moving).toBe(0);
  expect(await statesOf()).toEqual([4, 4]);
  expect((await payer.ordersOf(sara)).map(({ taken }) => taken)).toEqual([placed.net, child.net]);
});

test('not past money that is not taken', async () => {
  const placed = await order('card');
  expect(await run('move', nameOf(placed), '4')).toBe(1);
  expect(said).toContain('its money is not taken yet');
  expect(await statesOf()).toEqual([2]);
});

test('short, all of a line unless told; what was not on the shelf is written off', async () => {
  await shop.db.transaction((tx) => setStock(tx, code, 9));
  const placed = await order('wallet');
  expect(await run('short', nameOf(placed), '1')).toBe(1);
  expect(said).toContain('it is not being picked');
  await run('move', nameOf(placed), '2');
  expect(await run('short', nameOf(placed), '7')).toBe(1);
  expect(said).toContain('SRNO names no line of it');
  expect(await run('short', nameOf(placed), '1', '3')).toBe(1);
  expect(said).toContain('UNITS must be');
  expect(await run('short', nameOf(placed), '1', '1')).toBe(0);
  expect(said).toContain('1 x ');
  expect(await run('short', nameOf(placed), '1')).toBe(0);
  expect(await stockOf()).toMatchObject({ onHand: 7, writtenOff: 2 });
  expect(await run('move', nameOf(placed), '3')).toBe(1);
  expect(said).toContain('nothing of it was found');
  expect(await statesOf()).toEqual([-1]);
  expect(await run('restock', nameOf(placed))).toBe(1);
  expect(said).toContain('nothing of it was written off');
});

test('what was packed and then cancelled goes back by the operator’s word, once', async () => {
  await shop.db.transaction((tx) => setStock(tx, code, 9));
  const placed = await order('wallet');
  await run('move', nameOf(placed), '3');
  expect(await run('restock', nameOf(placed))).toBe(1);
  expect(said).toContain('it is not cancelled');
  const before = await stockOf();
  await shop.db.transaction(async (tx) => {
    const now = shop.now();
    const locked = await lockOrder(tx, placed.id, now);
    const returnPromises = async (): Promise<void> => undefined;
    if (locked) await cancelOrders(tx, [locked], { refundTo: 'wallet', now, returnPromises });
  });
  const writtenOff = before?.writtenOff ?? 0;
  expect(await stockOf()).toMatchObject({ onHand: 7, writtenOff: writtenOff + 2 });
  expect(await run('restock', nameOf(placed))).toBe(0);
  expect(said).toContain(`back on the shelf: 2 x ${code}`);
  expect(await stockOf()).toMatchObject({ onHand: 9, writtenOff });
  expect(await run('restock', nameOf(placed))).toBe(1);
  expect(said).toContain('went back on the shelf before');
});

test('the goods of a top-up are on the list once it is paid, until they are sent; of another bill there is nothing to send', async () => {
  const wallets = walletsOf(shop);
  const billOf = async (amount: number): Promise<number> =>
    Number((await sara.ask(topUpInBulk, { amount })).body.data['piDocno']);
  const [plain, unpaid, paid] = [await billOf(500), await billOf(5000), await billOf(5000)];
  for (const docno of [plain, paid]) await wallets.pay(sara, docno);
  await run('list');
  expect(said).toMatch(new RegExp(`PBO-${paid}  to send: Food cycler  paid \\d{4}-\\d\\d-\\d\\d  Sara`));
  for (const other of [plain, unpaid, 999_999]) {
    expect(await run('sent', `PBO-${other}`)).toBe(1);
    expect(said).toBe(`PBO-${other}: there is nothing to send with it.\n`);
  }
  expect([await run('sent', `PBO-${paid}`), said]).toEqual([0, `PBO-${paid}: sent.\n`]);
  expect([await run('sent', String(paid)), said]).toEqual([1, `PBO-${paid}: there is nothing to send with it.\n`]);
  await run('list');
  expect(said).not.toContain(`PBO-${paid}`);
});
