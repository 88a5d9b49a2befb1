/** A bill (a top-up, money to a friend, an e-gift) is paid by card, with what the card and the bank may say. */
import * as fc from 'fast-check';

import type { Deed } from './money-steps.ts';

export const payBill: fc.Arbitrary<Deed> = fc.record({
  do: fc.constant('pay-card'),
  card: fc.constantFrom<('approved' | 'asks3ds' | 'declined' | 'late')[]>(
    'approved',
    'approved',
    'asks3ds',
    'declined',
    'late',
  ),
  bank: fc.constantFrom<('confirm' | 'refuse' | null)[]>('confirm', 'confirm', 'refuse', null),
  first: fc.constant(null),
});
