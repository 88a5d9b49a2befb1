/** What happens to e-gifts, among everything that happens to shoppers who pay: bought, sent on their day, redeemed by more than one, cancelled. */
import * as fc from 'fast-check';

import { anyStep, SHOPPERS, type Deed, type MoneyStep } from './money-steps.ts';
import { payBill } from './pay-bill.ts';

const who = fc.nat(SHOPPERS - 1);
const which = fc.nat(9);
const turns = fc.nat();
const lost = fc.constantFrom<('no' | 'before' | 'after')[]>('no', 'no', 'no', 'before', 'after');
const name = <const Do extends string>(what: Do) => fc.constant(what);
const rec = fc.record;

/** 7 is less than there can be. */
const begin: fc.Arbitrary<Deed> = rec({
  do: name('gift'),
  dirhams: fc.constantFrom(7, 25, 25, 50, 310),
  days: fc.constantFrom(0, 0, 1, 3),
});
const redeem: fc.Arbitrary<Deed> = rec({ do: name('redeem'), which });
const outOfWallet: fc.Arbitrary<Deed> = fc.constant({ do: 'pay-wallet', first: null });
const deed = fc.oneof(
  { weight: 3, arbitrary: begin },
  { weight: 4, arbitrary: payBill },
  { weight: 3, arbitrary: outOfWallet },
  { weight: 4, arbitrary: redeem },
);
const everyone = (arbitrary: fc.Arbitrary<Deed>) => rec({ do: name('everyone'), deed: arbitrary, turns });
const cancel = rec({ do: name('cancel-gift'), which });
const sweep = rec({ do: name('sweep'), lost: name('no') });
const refuse = rec({ do: name('refuse'), which: fc.nat(5), how: fc.constantFrom('refuse', 'refuse_for_now') });

const giftStep: fc.Arbitrary<MoneyStep> = fc.oneof(
  { weight: 5, arbitrary: rec({ do: name('deed'), who, deed, lost }) },
  { weight: 4, arbitrary: rec({ do: name('tabs'), who, deed, other: deed, turns }) },
  { weight: 4, arbitrary: everyone(deed) },
  { weight: 2, arbitrary: rec({ do: name('cut'), who, deed, after: fc.nat(60) }) },
  { weight: 2, arbitrary: rec({ do: name('again'), who }) },
  { weight: 3, arbitrary: cancel },
  { weight: 2, arbitrary: refuse },
  { weight: 3, arbitrary: rec({ do: name('sweep'), lost }) },
  { weight: 4, arbitrary: rec({ do: name('wait'), minutes: fc.constantFrom(1, 16, 95, 24 * 60, 26 * 60) }) },
  { weight: 2, arbitrary: anyStep },
);

const chapter: fc.Arbitrary<MoneyStep[]> = fc.oneof(
  { weight: 4, arbitrary: giftStep.map((one) => [one]) },
  { weight: 2, arbitrary: fc.tuple(everyone(begin), everyone(payBill)) },
  { weight: 3, arbitrary: fc.tuple(sweep, everyone(redeem)) },
  { weight: 2, arbitrary: fc.tuple(cancel, refuse) },
);

export const giftHistories: fc.Arbitrary<MoneyStep[]> = fc
  .tuple(everyone(begin), everyone(payBill), fc.array(chapter, { minLength: 3, maxLength: 10, size: 'max' }))
  .map(([made, paid, chapters]) => [made, paid, ...chapters.flat()]);

/** A few steps, in which mistakes in e-gifts are found with the fewest histories. */
export const giftStories: fc.Arbitrary<MoneyStep[]> = fc.tuple(
  everyone(begin),
  everyone(payBill),
  sweep,
  everyone(redeem),
  cancel,
  sweep,
);
