/** The calls of checkout. */
import type { Deps } from '#server/kit/deps.ts';
import type { Served } from '#server/kit/serve.ts';

import { addingServed } from './adding-calls.ts';
import { checkoutServed } from './checkout-calls.ts';
import { openCheckoutDesk } from './checkout-desk.ts';
import { deliveryServed } from './delivery-calls.ts';
import { voucherServed } from './voucher-calls.ts';

export async function checkoutRoutes(deps: Deps): Promise<Served[]> {
  const desk = await openCheckoutDesk(deps);
  const { supportEmail } = deps.settings.shop;
  return [
    ...deliveryServed(desk),
    ...addingServed(desk),
    ...checkoutServed(desk, supportEmail),
    ...voucherServed(deps),
  ];
}
