import { asc, eq } from 'drizzle-orm';

import type { Exporter } from '#server/kit/exporter.ts';

import { voucher } from './table.ts';

/** Vouchers that were given, used or not, in the file of the shopper's own data. Amounts in fils. */
export const voucherExporter: Exporter = {
  name: 'vouchers',
  read: async (db, userId) => {
    const rows = await db.select().from(voucher).where(eq(voucher.userId, userId)).orderBy(asc(voucher.id));
    return rows.map(({ title, fils, madeAt, expiresAt, spentOn }) => ({
      title,
      fils,
      givenAt: madeAt.toISOString(),
      endsAt: expiresAt.toISOString(),
      isSpent: spentOn !== null,
    }));
  },
};
