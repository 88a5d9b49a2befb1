/** GET /ecomapi/myorder/printinvoice?idn={docNo}&lang={en|ar}: the invoice of an own order as a PDF (remaining.md OA 12, C26). */
import type { FastifyPluginCallback } from 'fastify';

import { PRINT_INVOICE_PATH } from '#contract/invoices.ts';
import { signedOut } from '#server/kit/account-gone.ts';
import type { Deps } from '#server/kit/deps.ts';
import { notFound } from '#server/kit/refusal.ts';
import { WORK } from '#server/kit/work-limit.ts';
import { findOrder } from '#server/orders/order-store.ts';

import { papersOf } from './invoice-store.ts';
import { lineGiftsOf } from './line-gifts.ts';
import { printPapers } from './print-papers.ts';

interface Asked {
  readonly Querystring: { readonly idn?: string; readonly lang?: string };
}

/** By cookie or bearer header. 401 without a session; 404 for what is no order of the shopper's, or has no invoice yet. */
export function printRoutes({ db, settings }: Deps): FastifyPluginCallback {
  return (app, _options, done) => {
    app.get<Asked>(PRINT_INVOICE_PATH, async (request, reply) => {
      const session = await app.sessionGate.find(request);
      if (!session) throw signedOut();
      const { idn = '', lang } = request.query;
      const docno = /^[1-9]\d{0,8}$/.test(idn) ? Number(idn) : 0;
      const order = await findOrder(db.orm, session.userId, docno);
      const papers = order ? await papersOf(db.orm, order.id) : [];
      if (!order || papers.length === 0) throw notFound();
      app.charge(request, WORK.drawing);
      const { supplier, trn } = settings.shop;
      const gifts = await lineGiftsOf(db.orm, order.id);
      const language = lang === 'ar' ? 'ar' : 'en';
      const { deliveredAt } = order;
      const pdf = await printPapers({ language, supplier, trn, papers, deliveredAt, gifts });
      return reply
        .header('cache-control', 'no-store')
        .header('content-disposition', `inline; filename="zad-invoice-${docno}.pdf"`)
        .type('application/pdf')
        .send(pdf);
    });
    done();
  };
}
