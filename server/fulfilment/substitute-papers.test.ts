/** Of what was taken before it was picked: the invoice less its credit notes is what came, line by line and to the fils of VAT. */
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { readInvoice } from '#contract/invoices.ts';
import type { ItemRow } from '#server/catalogue/rows.ts';
import { papersOf, type Paper } from '#server/invoices/invoice-store.ts';
import type { PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { linesOfOrder } from '#server/orders/order-store.ts';
import { refundsOf } from '#server/refunds/refunds-of.ts';
import { setStock } from '#server/stock/store.ts';
import { payerOf, type Payer } from '#tests/support/payer.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';
import { shortOf } from '#tests/support/short-of.ts';

import { takeOrder } from './take-order.ts';

let shop: SellingShop;
let payer: Payer;
let morning = 0;
let sara: Buyer;
/** Of one shelf, and nothing else of it is left: they stand for each other. */
let dear: ItemRow;
let cheap: ItemRow;
const priceOf = (row: ItemRow): number => row.promotionPrice ?? row.price;
beforeAll(async () => {
  shop = await openSellingShop();
  payer = payerOf(shop);
  morning = shop.now().getTime();
  const below = (one: ItemRow) => (row: ItemRow) =>
    row.familyKey === one.familyKey && row.variantPosition === 0 && priceOf(row) < priceOf(one);
  const one = shop.goods.find((row) => shop.goods.some(below(row)));
  const other = one && shop.goods.find(below(one));
  if (!other) throw new Error('nothing is like another thing');
  [dear, cheap] = [one, other];
});
beforeEach(async () => {
  await shop.advance(morning - shop.now().getTime());
  sara = await shop.buyer();
  await sara.give(4_000_000);
  await shop.db.pool.query(
    `insert into stock (stock_code, on_hand) select code, 0 from catalogue_item
     on conflict (stock_code) do update set on_hand = stock.held`,
  );
  for (const { code } of [dear, cheap]) await shop.db.transaction((tx) => setStock(tx, code, 20));
});

/** Taken, and being picked. */
async function takenOrder(code: string, units: number): Promise<PlacedOrder> {
  await sara.putInCart({ [code]: units });
  const docno = await sara.prepare({ ReplaceItem: 'similar' });
  await payer.byWallet(sara, docno);
  const order = (await payer.ordersOf(sara)).at(-1);
  if (!order) throw new Error('nothing was placed');
  await takeOrder({ db: shop.db, now: () => shop.now(), shop: shop.deps.settings.shop }, order.id);
  await shop.advance(order.slotStartsAt.getTime() - 120 * 60_000 - shop.now().getTime());
  await shop.jobs('orders.clock');
  return order;
}
const short = (order: PlacedOrder, srno: number, units: number) => shortOf(shop, order, srno, units);
/** Units by name and price that the papers come to: the invoice's less the credit notes'. */
function unitsOn(papers: readonly Paper[]): Record<string, number> {
  const units: Record<string, number> = {};
  for (const { kind, content } of papers) {
    for (const { name, price, quantity } of content.lines) {
      const key = `${name.en} at ${price}`;
      units[key] = (units[key] ?? 0) + (kind === 'invoice' ? quantity : -quantity);
    }
  }
  return Object.fromEntries(Object.entries(units).filter(([, count]) => count !== 0));
}
async function unitsThatCame({ id }: PlacedOrder): Promise<Record<string, number>> {
  const came = (await linesOfOrder(shop.db.orm, id)).filter(({ picked }) => picked !== 0);
  return Object.fromEntries(
    came.map(({ name, price, picked, quantity }) => [`${name.en} at ${price}`, picked ?? quantity]),
  );
}
async function sumsOnPapers(papers: readonly Paper[]): Promise<Record<'fils' | 'vat', number>> {
  const sum = (what: 'fils' | 'vat'): number =>
    papers.reduce((all, paper) => all + (paper.kind === 'invoice' ? paper[what] : -paper[what]), 0);
  return { fils: sum('fils'), vat: sum('vat') };
}

test.each([
  ['a dearer one, at the price of what was ordered', () => ({ wanted: cheap, units: 3, steps: [2] })],
  ['a cheaper one', () => ({ wanted: dear, units: 3, steps: [2] })],
  ['one after another', () => ({ wanted: cheap, units: 4, steps: [1, 1, 1] })],
])('%s: what came stands on the papers, which come to what it costs', async (_which, asked) => {
  const { wanted, units, steps } = asked();
  const order = await takenOrder(wanted.code, units);
  for (const step of steps) await short(order, 1, step);
  const papers = await papersOf(shop.db.orm, order.id);
  expect(unitsOn(papers)).toEqual(await unitsThatCame(order));
  const now = (await payer.ordersOf(sara)).find(({ id }) => id === order.id);
  expect(await sumsOnPapers(papers)).toEqual({ fils: now?.pickedSums?.net, vat: now?.pickedSums?.vat });
  const read = (await sara.ask(readInvoice, { Docno: order.id, Doctype: 'RSO' })).body.data;
  const instead = (read['table6'] as { stockQty: number }[]).filter(({ stockQty }) => stockQty < 0);
  expect(instead).toHaveLength(1);
  expect(read['table']).toContainEqual(
    expect.objectContaining({ invoiceType: 'credit_note', creditReason: 'Not everything you ordered could be had.' }),
  );
  // A note of nothing gives nothing back.
  const back = (await refundsOf(shop.db.orm, order.id)).reduce((sum, { fils }) => sum + fils, 0);
  expect(back).toBe(order.net - (now?.pickedSums?.net ?? 0));
});
