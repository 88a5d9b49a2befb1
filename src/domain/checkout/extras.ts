import type { readExtras } from '#contract/checkout.ts';
import type { Decoded } from '#contract/wire.ts';

/** Vouchers, points and donation partners that an order can have. */
export type Extras = Decoded<(typeof readExtras)['answer']>;
