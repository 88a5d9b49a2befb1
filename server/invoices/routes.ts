/** The call of invoices; the PDF has an address of its own (print-routes.ts). */
import { readInvoice, type InvoiceHead, type InvoiceLine } from '#contract/invoices.ts';
import type { Deps } from '#server/kit/deps.ts';
import { notFound } from '#server/kit/refusal.ts';
import { serveUser, type Served } from '#server/kit/serve.ts';
import { findOrder, ordersOfPrepared } from '#server/orders/order-store.ts';

import { papersOf, type Paper } from './invoice-store.ts';
import { lineGiftsOf, type LineGifts } from './line-gifts.ts';

export function invoiceRoutes({ db, settings }: Deps): Served[] {
  return [
    serveUser(readInvoice, async ({ docno, doctype }, { userId }) => {
      const order =
        doctype === 'RSO'
          ? await findOrder(db.orm, userId, docno)
          : (await ordersOfPrepared(db.orm, docno)).find((one) => one.userId === userId);
      if (!order) throw notFound();
      const papers = await papersOf(db.orm, order.id);
      const own = papers.find(({ kind }) => kind === 'invoice');
      const gifts = await lineGiftsOf(db.orm, order.id);
      const { supplier, trn } = settings.shop;
      return {
        seller: own ? { ...supplier, trn } : null,
        heads: papers.map((paper) => headOf(paper, order.deliveredAt)),
        lines: own ? linesOf(own, gifts) : [],
        noteLines: papers
          .filter(({ kind }) => kind === 'credit_note')
          .flatMap((note) => linesOf(note, gifts).map((line) => ({ ...line, number: note.number }))),
      };
    }),
  ];
}

function linesOf({ content }: Paper, gifts: LineGifts): InvoiceLine[] {
  return content.lines.map(({ srno, name, units, quantity, price, lowered }) => {
    const gift = srno === undefined ? undefined : gifts.get(srno);
    return {
      name,
      units,
      quantity,
      discount: lowered,
      amount: quantity * price,
      isGiftWrapped: gift?.isWrapped ?? false,
      message: gift?.message ?? '',
    };
  });
}

function headOf(paper: Paper, deliveredAt: Date | null): InvoiceHead {
  const { number, kind, orderId, at, content } = paper;
  const { billedTo, paidBy, sums, credited } = content;
  const { goods, discount, voucher, points, delivery, deposit, donation, net, vat } = sums;
  return {
    number,
    kind,
    docno: orderId,
    at: at.toISOString(),
    deliveredAt: kind === 'invoice' ? (deliveredAt?.toISOString() ?? null) : null,
    gross: goods,
    discount: discount + voucher + points,
    net,
    vat,
    paidBy,
    billedTo: billedTo.name,
    address: billedTo.address,
    delivery,
    deposit,
    donation,
    why: credited?.why ?? { en: '', ar: '' },
  };
}
