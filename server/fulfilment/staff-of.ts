/** Who picks and who brings an order: the shop's people take turns by the numbers of the orders. Pure. */
import type { ShopSettings } from '#server/shop-settings.ts';

export type StaffRole = ShopSettings['staff'][number]['role'];

/** Null where the shop names nobody for it. `orderId`: of what was added to an order, that order's, so that one person has both. */
export function staffFor({ staff }: Pick<ShopSettings, 'staff'>, role: StaffRole, orderId: number): number | null {
  const able = staff.filter((one) => one.role === role);
  return able[orderId % Math.max(1, able.length)]?.id ?? null;
}
