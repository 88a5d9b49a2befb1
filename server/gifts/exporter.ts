import { asc, eq } from 'drizzle-orm';

import type { Exporter } from '#server/kit/exporter.ts';

import { egift } from './table.ts';

/** E-gifts that a shopper made, and those that they redeemed, in the file of their own data. Amounts in fils. */
export const giftExporter: Exporter = {
  name: 'egifts',
  read: async (db, userId) => {
    const made = await db.select().from(egift).where(eq(egift.userId, userId)).orderBy(asc(egift.id));
    const redeemed = await db.select().from(egift).where(eq(egift.redeemedBy, userId)).orderBy(asc(egift.id));
    return {
      made: made.map(({ id, state, fils, senderName, name, email, mobile, message, day, madeAt, sentAt }) => ({
        gift: `EGF-${id}`,
        state,
        fils,
        senderName,
        name,
        email,
        mobile,
        message,
        day,
        madeAt: madeAt.toISOString(),
        sentAt: sentAt?.toISOString() ?? null,
      })),
      redeemed: redeemed.map(({ id, fils, senderName, redeemedAt }) => ({
        gift: `EGF-${id}`,
        fils,
        senderName,
        redeemedAt: redeemedAt?.toISOString() ?? null,
      })),
    };
  },
};
