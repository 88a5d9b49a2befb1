/** What happens to orders after they were placed, among everything that happens to shoppers who pay. */
import * as fc from 'fast-check';

import { anyStep, SHOPPERS, type Deed, type MoneyStep, type SlotChoice } from './money-steps.ts';

const who = fc.nat(SHOPPERS - 1);
const which = fc.nat(5);
const turns = fc.nat();
const lost = fc.constantFrom<('no' | 'before' | 'after')[]>('no', 'no', 'no', 'before', 'after');
const slot = fc.constantFrom<SlotChoice[]>('tight', 'tight', 'wide', 'wide', 'late', 'fast');

const pay: fc.Arbitrary<Deed> = fc
  .record({
    isByCard: fc.boolean(),
    slot,
    adds: fc.boolean(),
    promises: fc.subarray<'voucher' | 'points' | 'code'>(['voucher', 'points', 'code']),
  })
  .map(({ isByCard, ...first }) =>
    isByCard ? { do: 'pay-card', card: 'approved', bank: null, first } : { do: 'pay-wallet', first },
  );
const reschedule: fc.Arbitrary<Deed> = fc.record({ do: fc.constant('reschedule'), which, slot });
const act = fc.oneof({ weight: 2, arbitrary: pay }, { weight: 3, arbitrary: reschedule });

const orderStep: fc.Arbitrary<MoneyStep> = fc.oneof(
  { weight: 8, arbitrary: fc.record({ do: fc.constant('deed'), who, deed: pay, lost }) },
  { weight: 8, arbitrary: fc.record({ do: fc.constant('deed'), who, deed: reschedule, lost }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('tabs'), who, deed: reschedule, other: act, turns }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('everyone'), deed: act, turns }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('cut'), who, deed: act, after: fc.nat(60) }) },
  {
    weight: 2,
    arbitrary: fc.record({ do: fc.constant('refuse'), which, how: fc.constantFrom('refuse', 'refuse_for_now') }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('sweep'), lost }) },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('wait'), minutes: fc.constantFrom(1, 31, 95, 4 * 60, 8 * 60, 24 * 60) }),
  },
  { weight: 6, arbitrary: anyStep },
);

/** Orders that get another time and are added to, in every state of theirs. */
export const orderHistories: fc.Arbitrary<MoneyStep[]> = fc.array(orderStep, {
  minLength: 6,
  maxLength: 20,
  size: 'max',
});
