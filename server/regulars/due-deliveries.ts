/** Deliveries that are to become orders, by what comes together. */
import { and, asc, eq, inArray, lte } from 'drizzle-orm';

import type { Queryable, Transaction } from '#server/kit/database.ts';

import type { RegularLineRow, RegularRow } from './regular-store.ts';
import { regular, regularDelivery } from './table.ts';

/** What comes to one shopper at one time: one order. */
export interface DueGroup {
  readonly userId: number;
  readonly day: string;
  readonly startsAt: Date;
  readonly ids: readonly number[];
}

export interface PlannedDelivery {
  readonly delivery: RegularLineRow;
  readonly row: RegularRow;
}

/** Of all shoppers those that begin by then, the first leading. */
export async function dueGroups(db: Queryable, until: Date, most: number): Promise<DueGroup[]> {
  const rows = await db
    .select({
      id: regularDelivery.id,
      day: regularDelivery.day,
      startsAt: regularDelivery.startsAt,
      userId: regular.userId,
    })
    .from(regularDelivery)
    .innerJoin(regular, eq(regular.id, regularDelivery.regularId))
    .where(and(eq(regularDelivery.state, 'planned'), lte(regularDelivery.startsAt, until)))
    .orderBy(asc(regularDelivery.startsAt), asc(regularDelivery.id))
    .limit(most);
  const groups = new Map<string, DueGroup>();
  for (const { id, userId, day, startsAt } of rows) {
    const key = `${userId} ${startsAt.toISOString()}`;
    groups.set(key, { userId, day, startsAt, ids: [...(groups.get(key)?.ids ?? []), id] });
  }
  return [...groups.values()];
}

/** Those of them that are planned still, with their regular orders, locked. The shopper is locked. */
export async function lockDue(tx: Transaction, { userId, ids }: DueGroup): Promise<PlannedDelivery[]> {
  return tx
    .select({ delivery: regularDelivery, row: regular })
    .from(regularDelivery)
    .innerJoin(regular, eq(regular.id, regularDelivery.regularId))
    .where(
      and(
        inArray(regularDelivery.id, [...ids]),
        eq(regularDelivery.state, 'planned'),
        eq(regular.userId, userId),
        eq(regular.state, 'running'),
      ),
    )
    .orderBy(asc(regularDelivery.id))
    .for('update');
}
