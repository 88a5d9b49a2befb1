/** What rooms above orders know of one: server/selling.ts hands it in. */
import type { Queryable } from '#server/kit/database.ts';

import type { PlacedOrder } from './add-placed-orders.ts';

export interface ReadRefund {
  readonly fils: number;
  readonly way: 'card' | 'wallet';
  readonly reason: 'cancelled' | 'short' | 'express';
  readonly askedAt: Date;
  /** Null until the shopper has it. */
  readonly doneAt: Date | null;
}

export interface BesideOrders {
  /** In the order of their asking. */
  readonly refundsOf: (db: Queryable, orderId: number) => Promise<ReadRefund[]>;
  /** Those of the orders that were rated, or whose rating was dismissed. */
  readonly ratedAmong: (db: Queryable, orderIds: readonly number[]) => Promise<ReadonlySet<number>>;
  readonly canBeTipped: (db: Queryable, order: PlacedOrder) => Promise<boolean>;
}
