import { asc, eq } from 'drizzle-orm';

import type { Exporter } from '#server/kit/exporter.ts';
import { placedOrder } from '#server/orders/table.ts';

import { invoice } from './table.ts';

/** Tax invoices and credit notes, as they are printed, in the file of the shopper's own data. Amounts in fils. */
export const invoiceExporter: Exporter = {
  name: 'invoices',
  read: async (db, userId) => {
    const rows = await db
      .select({ invoice })
      .from(invoice)
      .innerJoin(placedOrder, eq(placedOrder.id, invoice.orderId))
      .where(eq(placedOrder.userId, userId))
      .orderBy(asc(invoice.at), asc(invoice.number));
    return rows.map(({ invoice: { kind, number, orderId, at, fils, vat, content } }) => ({
      kind,
      number,
      order: `RSO-${orderId}`,
      at: at.toISOString(),
      fils,
      vat,
      ...content,
    }));
  },
};
