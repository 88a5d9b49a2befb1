import type { Bilingual } from '#contract/wire-types.ts';
import type { ShopSettings } from '#server/shop-settings.ts';

import type { PlacedOrder } from './add-placed-orders.ts';

type Driven = Pick<PlacedOrder, 'state' | 'driverId'>;

const ON_ITS_WAY = 4;
const DELIVERED = 6;

/** Who brings the order; empty before it is on its way. */
export function driverOf(order: Driven, { staff }: ShopSettings): Bilingual {
  return driverAmong(order, staff)?.name ?? { en: '', ar: '' };
}

/** E.164; empty where nobody is bringing the order at the moment. */
export function driverPhoneOf(order: Driven, { staff }: ShopSettings): string {
  return order.state === DELIVERED ? '' : (driverAmong(order, staff)?.phone ?? '');
}

function driverAmong(
  { state, driverId }: Driven,
  staff: ShopSettings['staff'],
): ShopSettings['staff'][number] | undefined {
  return state < ON_ITS_WAY ? undefined : staff.find(({ id }) => id === driverId);
}
