import { asc, eq } from 'drizzle-orm';

import type { Exporter } from '#server/kit/exporter.ts';

import { cardsOf } from './keep-card.ts';
import { paymentAttempt } from './table.ts';

/** Payments that were tried, and cards that are kept, in the file of the shopper's own data. Amounts in fils; no tokens. */
export const paymentExporter: Exporter = {
  name: 'payments',
  read: async (db, userId) => {
    const attempts = await db
      .select()
      .from(paymentAttempt)
      .where(eq(paymentAttempt.userId, userId))
      .orderBy(asc(paymentAttempt.id));
    const cards = await cardsOf(db, userId);
    return {
      attempts: attempts.map(({ doctype, docno, method, fils, state, madeAt }) => ({
        document: `${doctype}-${docno}`,
        method,
        fils,
        state,
        madeAt: madeAt.toISOString(),
      })),
      cards: cards.map(({ scheme, maskedPan, expiry, consent, savedAt }) => ({
        scheme,
        maskedPan,
        expiry,
        consent,
        savedAt: savedAt.toISOString(),
      })),
    };
  },
};
