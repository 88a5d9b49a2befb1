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

export interface ReadRating {
  /** Stars, 1 to 5. */
  readonly delivery: number | null;
  readonly product: number | null;
  readonly comment: string;
}

export interface BesideOrders {
  /** In the order of their asking. */
  readonly refundsOf: (db: Queryable, orderId: number) => Promise<ReadRefund[]>;
  /** What was said of the order, also that nothing was to be said; undefined before either. */
  readonly ratingOfOrder: (db: Queryable, orderId: number) => Promise<ReadRating | undefined>;
  /** Those of the orders that were rated, with their stars; null where words alone were said. */
  readonly ratedAmong: (db: Queryable, orderIds: readonly number[]) => Promise<ReadonlyMap<number, number | null>>;
  readonly canBeTipped: (db: Queryable, order: PlacedOrder) => Promise<boolean>;
}
