/** The calls of payments. */
import type { Deps } from '#server/kit/deps.ts';
import type { Served } from '#server/kit/serve.ts';

import { paymentServed } from './payment-calls.ts';
import type { PaymentDesk } from './payment-desk.ts';
import { walletsServed } from './wallet-calls.ts';

/** The desk is made where the rooms are put together (server/selling.ts). */
export function paymentRoutes(open: (deps: Deps) => PaymentDesk) {
  return (deps: Deps): Served[] => {
    const desk = open(deps);
    return [...paymentServed(desk, deps), ...walletsServed(desk, deps)];
  };
}
