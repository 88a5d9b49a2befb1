import type { Database } from '#server/kit/database.ts';
import type { ShopSettings } from '#server/shop-settings.ts';

import type { BesideOrders } from './beside-orders.ts';

/** What orders are read with. */
export interface OrderReader {
  readonly db: Database;
  readonly beside: BesideOrders;
  readonly shop: ShopSettings;
  /** How many times faster than the clock orders move: a demonstration's. */
  readonly speed: number;
  readonly now: () => Date;
}
