/** An order's invoice over the shop's own calls: what it says, whose it is, and the PDF of it. */
import { and, eq } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';

import { printInvoiceUrl, readInvoice } from '#contract/invoices.ts';
import { orderLine, placedOrder } from '#server/orders/table.ts';
import { user } from '#server/session/table.ts';
import { payerOf } from '#tests/support/payer.ts';
import { pdfPages } from '#tests/support/pdf-text.ts';
import { openSellingShop, type Buyer, type SellingShop } from '#tests/support/selling-shop.ts';

import { papersOf } from './invoice-store.ts';

let shop: SellingShop;
let sara: Buyer;
let pro = 0;
let docno = 0;
beforeAll(async () => {
  shop = await openSellingShop();
});
beforeEach(async () => {
  sara = await shop.buyer();
  await sara.putInCart({ [shop.goods[0]?.code ?? '']: 2, [shop.goods[1]?.code ?? '']: 1 });
  pro = await sara.prepare();
  await sara.give(await payerOf(shop).netOf(sara, pro));
  await payerOf(shop).byWallet(sara, pro);
  docno = (await payerOf(shop).ordersOf(sara))[0]?.id ?? 0;
});

async function take(): Promise<void> {
  for (let hours = 0; hours < 12 && (await papersOf(shop.db.orm, docno)).length === 0; hours += 1) {
    await shop.advance(3_600_000);
    await shop.jobs('orders.clock');
  }
}
const read = (more: object = {}, buyer = sara) => buyer.ask(readInvoice, { Docno: docno, Doctype: 'RSO', ...more });
const print = (headers: Record<string, string>, url = printInvoiceUrl(docno, 'en')) =>
  shop.app.inject({ method: 'GET', url, headers });

test('is empty before the money is taken, and has no PDF', async () => {
  expect((await read()).body.data).toEqual({ table: [], table5: [], table6: [] });
  expect((await print({ cookie: sara.cookie })).statusCode).toBe(404);
});

test('says what was taken, by the number of the order or of what was prepared', async () => {
  await take();
  const [order] = await payerOf(shop).ordersOf(sara);
  const { data } = (await read()).body;
  expect(data).toMatchObject({
    supplier: { supplierName: 'Zad', supplierTrn: '100000000000003' },
    table: [
      {
        invoiceType: 'invoice',
        billedTo: 'Sara',
        docNo: docno,
        payMode: 'wallet',
        netAmount: (order?.taken ?? 0) / 100,
      },
    ],
    table5: [{ stockQty: 2 }, { stockQty: 1 }],
  });
  expect((await read({ Docno: pro, Doctype: 'PRO' })).body.data).toEqual(data);
});

test('once the order has come, the day of supply is said, and printed; the name is the whole one', async () => {
  await shop.db.orm.update(user).set({ lastName: 'Al Ali' }).where(eq(user.id, sara.id));
  await take();
  const heads = async () => (await read()).body.data['table'];
  expect(await heads()).toEqual([expect.not.objectContaining({ actualDeliveryTs: expect.anything() })]);
  const deliveredAt = new Date('2026-11-27T06:10:00Z');
  await shop.db.orm.update(placedOrder).set({ deliveredAt }).where(eq(placedOrder.id, docno));
  expect(await heads()).toMatchObject([{ billedTo: 'Sara Al Ali', actualDeliveryTs: deliveredAt.toISOString() }]);
  const pages = await pdfPages((await print({ cookie: sara.cookie })).rawPayload, false);
  expect(pages.flat().join('\n')).toMatch(/Date of supply 27 Nov 2026/);
});

test('a gift’s wrap and message are on it, and on its PDF, until its shopper’s words are erased', async () => {
  const isFirst = and(eq(orderLine.orderId, docno), eq(orderLine.stockCode, shop.goods[0]?.code ?? ''));
  await shop.db.orm.update(orderLine).set({ isGiftWrapped: true, message: 'Happy feast' }).where(isFirst);
  await take();
  const gift = { isGiftWrapped: true, deliveryMessage: 'Happy feast' };
  const { table5 } = (await read()).body.data as { table5: object[] };
  expect(table5.filter((line) => 'deliveryMessage' in line)).toEqual([
    expect.objectContaining({ stockQty: 2, ...gift }),
  ]);
  const textOf = async () =>
    (await pdfPages((await print({ cookie: sara.cookie })).rawPayload, false)).flat().join('\n');
  expect(await textOf()).toContain('Gift wrapped\nMessage: Happy feast');
  await shop.db.orm.update(orderLine).set({ message: null }).where(isFirst);
  expect(await textOf()).not.toContain('Happy feast');
});

test('another shopper’s is as one that is not there', async () => {
  await take();
  const omar = await shop.buyer();
  expect((await read({}, omar)).code).toBe(404);
  expect((await read({ Docno: pro, Doctype: 'PRO' }, omar)).code).toBe(404);
  expect((await print({ cookie: omar.cookie })).statusCode).toBe(404);
});

test('the PDF: by cookie or bearer header, opened in its tab, kept by nobody; 401 without either', async () => {
  await take();
  const token = /=([^;]+)/.exec(sara.cookie)?.[1] ?? '';
  for (const headers of [{ cookie: sara.cookie }, { authorization: `Bearer ${token}` }]) {
    const answer = await print(headers);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/pdf',
      'cache-control': 'no-store',
      'content-disposition': `inline; filename="zad-invoice-${docno}.pdf"`,
    });
    const [page] = await pdfPages(answer.rawPayload, false);
    expect(page?.join('\n')).toContain('Tax Invoice');
    expect(page?.join('\n')).toContain(`Order RSO-${docno}`);
  }
  const arabic = await print({ cookie: sara.cookie }, printInvoiceUrl(docno, 'ar'));
  expect((await pdfPages(arabic.rawPayload, true))[0]?.join('\n')).toContain('فاتورة ضريبية');
  expect((await print({})).statusCode).toBe(401);
  expect((await print({ authorization: 'Bearer nobodys' })).statusCode).toBe(401);
});

test.each(['', '0', 'abc', '-1', '99999999999', '1%20or%201=1'])('there is no PDF of %s', async (idn) => {
  const url = `/ecomapi/myorder/printinvoice?idn=${idn}`;
  expect((await print({ cookie: sara.cookie }, url)).statusCode).toBe(404);
});
