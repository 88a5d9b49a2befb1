/** Ends a regular order, or a part of it: what was paid for deliveries that do not come is the wallet's to spend. */
import type { Transaction } from '#server/kit/database.ts';
import { releasePart } from '#server/ledger/reserve.ts';

import { changeDeliveries, changeRegular, lockPlanned, type RegularRow } from './regular-store.ts';
import { deliveryFils } from './regular-sums.ts';

/** Under which the wallet holds what was paid for it at once. */
export const reserveOf = ({ id }: Pick<RegularRow, 'id'>): string => `REG-${id}`;

/** The row is locked, after its shopper. Answers the fils that were freed. */
export async function endRegularOrder(tx: Transaction, row: RegularRow, now: Date): Promise<number> {
  const planned = await lockPlanned(tx, row.id);
  const ids = planned.map(({ id }) => id);
  await changeDeliveries(tx, ids, { state: 'cancelled' });
  await changeRegular(tx, row.id, { state: 'ended', endedAt: now });
  return freePaid(tx, row, ids.length);
}

/** What was paid for so many of its deliveries; 0 where the wallet pays each. */
export async function freePaid(tx: Transaction, row: RegularRow, deliveries: number): Promise<number> {
  if (!row.paysNow || deliveries === 0) return 0;
  return releasePart(tx, reserveOf(row), deliveries * deliveryFils(row));
}

/** Once nothing more is to come. */
export async function endIfDone(tx: Transaction, row: RegularRow, now: Date): Promise<void> {
  if ((await lockPlanned(tx, row.id)).length === 0) await changeRegular(tx, row.id, { state: 'ended', endedAt: now });
}
