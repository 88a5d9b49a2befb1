import type { Bilingual } from '#contract/wire-types.ts';
import type { ShopSettings } from '#server/shop-settings.ts';

import type { PlacedOrder } from './add-placed-orders.ts';

const ON_ITS_WAY = 4;

/** Who brings the order; empty before it is on its way. */
export function driverOf(order: Pick<PlacedOrder, 'state' | 'driverId'>, { staff }: ShopSettings): Bilingual {
  const driver = order.state < ON_ITS_WAY ? undefined : staff.find(({ id }) => id === order.driverId);
  return driver?.name ?? { en: '', ar: '' };
}
