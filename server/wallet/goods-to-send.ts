/** Goods that came as the bonus of a top-up, for the people who send them (remaining.md WA 6). */
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm';

import type { Queryable } from '#server/kit/database.ts';
import { user } from '#server/session/table.ts';

import { topUp } from './table.ts';

interface GoodsToSend {
  readonly billId: number;
  /** In English. */
  readonly goods: string;
  readonly paidAt: Date;
  /** To be asked where it should go; empty for one who has left. */
  readonly name: string;
  readonly reach: string;
}

const isToSend = and(isNotNull(topUp.goods), isNotNull(topUp.paidAt), isNull(topUp.goodsSentAt));

/** The oldest first. */
export async function goodsToSend(db: Queryable): Promise<GoodsToSend[]> {
  const rows = await db
    .select({ topUp, user })
    .from(topUp)
    .leftJoin(user, eq(user.id, topUp.userId))
    .where(isToSend)
    .orderBy(asc(topUp.paidAt));
  return rows.flatMap(({ topUp: { billId, goods, paidAt }, user: whose }) =>
    goods === null || paidAt === null
      ? []
      : [
          {
            billId,
            goods,
            paidAt,
            name: `${whose?.firstName ?? ''} ${whose?.lastName ?? ''}`.trim(),
            reach: whose?.mobile ?? whose?.email ?? '',
          },
        ],
  );
}

/** False where there is nothing to send with that bill, or it was sent before. */
export async function markGoodsSent(db: Queryable, billId: number, at: Date): Promise<boolean> {
  const changed = await db
    .update(topUp)
    .set({ goodsSentAt: at })
    .where(and(eq(topUp.billId, billId), isToSend))
    .returning({ billId: topUp.billId });
  return changed.length > 0;
}
