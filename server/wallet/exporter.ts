import { asc, eq } from 'drizzle-orm';

import { bill } from '#server/bills/table.ts';
import type { Exporter } from '#server/kit/exporter.ts';

import { friendMoney, topUp } from './table.ts';

/** Top-ups, and money to and from friends, in the file of the shopper's own data. Amounts in fils. Whether a friend has an account is not said. */
export const walletExporter: Exporter = {
  name: 'walletTransfers',
  read: async (db, userId) => {
    const added = await db
      .select({ topUp, bill })
      .from(topUp)
      .innerJoin(bill, eq(bill.id, topUp.billId))
      .where(eq(topUp.userId, userId))
      .orderBy(asc(topUp.billId));
    const sent = await db
      .select()
      .from(friendMoney)
      .where(eq(friendMoney.userId, userId))
      .orderBy(asc(friendMoney.billId));
    const received = await db
      .select()
      .from(friendMoney)
      .where(eq(friendMoney.receivedBy, userId))
      .orderBy(asc(friendMoney.billId));
    return {
      topUps: added.map(({ topUp: { billId, bonusFils, goods, paidAt }, bill: { fils, madeAt } }) => ({
        bill: `PBO-${billId}`,
        fils,
        bonusFils,
        goods,
        madeAt: madeAt.toISOString(),
        paidAt: paidAt?.toISOString() ?? null,
      })),
      sent: sent.map(({ billId, email, fils, way, heldAt, madeAt, state }) => ({
        bill: `PBO-${billId}`,
        to: email,
        fils,
        way,
        madeAt: madeAt.toISOString(),
        paidAt: heldAt?.toISOString() ?? null,
        isReturned: state === 'returned',
      })),
      received: received.map(({ sender, fils, endedAt }) => ({
        from: sender,
        fils,
        at: endedAt?.toISOString() ?? null,
      })),
    };
  },
};
