/** What happens to regular orders, among everything that happens to shoppers who pay: paid at once or with each delivery, cancelled, missed. */
import * as fc from 'fast-check';

import { anyStep, SHOPPERS, type Deed, type MoneyStep } from './money-steps.ts';
import { payBill } from './pay-bill.ts';

const who = fc.nat(SHOPPERS - 1);
const turns = fc.nat();
const lost = fc.constantFrom<('no' | 'before' | 'after')[]>('no', 'no', 'no', 'before', 'after');
const name = <const Do extends string>(what: Do) => fc.constant(what);
const rec = fc.record;
const DAY = 24 * 60;

/** Of a wallet that holds 120 dirhams, 40 pieces are more than one delivery. */
const make = (paysNow: fc.Arbitrary<boolean>): fc.Arbitrary<Deed> =>
  rec({
    do: name('regular'),
    paysNow,
    weeks: fc.constantFrom(1, 1, 2),
    days: fc.constantFrom([1], [2], [3], [2, 3]),
    quantity: fc.constantFrom(1, 2, 5, 40),
  });
const anyRegular = make(fc.boolean());
const end: fc.Arbitrary<Deed> = rec({
  do: fc.constantFrom('end-regular', 'end-delivery', 'end-delivery'),
  which: fc.nat(9),
});
const deed = fc.oneof(
  { weight: 3, arbitrary: anyRegular },
  { weight: 3, arbitrary: payBill },
  { weight: 3, arbitrary: end },
);
const everyone = (arbitrary: fc.Arbitrary<Deed>) => rec({ do: name('everyone'), deed: arbitrary, turns });
const sweep = rec({ do: name('sweep'), lost });
const wait = rec({ do: name('wait'), minutes: fc.constantFrom(16, 95, DAY, DAY, 3 * DAY) });

const regularStep: fc.Arbitrary<MoneyStep> = fc.oneof(
  { weight: 5, arbitrary: rec({ do: name('deed'), who, deed, lost }) },
  { weight: 4, arbitrary: rec({ do: name('tabs'), who, deed, other: deed, turns }) },
  { weight: 2, arbitrary: everyone(deed) },
  { weight: 2, arbitrary: rec({ do: name('cut'), who, deed, after: fc.nat(60) }) },
  { weight: 1, arbitrary: rec({ do: name('again'), who }) },
  { weight: 4, arbitrary: sweep },
  { weight: 4, arbitrary: wait },
  { weight: 2, arbitrary: anyStep },
);

export const regularHistories: fc.Arbitrary<MoneyStep[]> = fc
  .tuple(everyone(anyRegular), everyone(payBill), fc.array(regularStep, { minLength: 3, maxLength: 10, size: 'max' }))
  .map(([made, paid, steps]) => [made, paid, ...steps]);

/** A few steps, in which mistakes in regular orders are found with the fewest histories. */
const storiesOf = (paysNow: boolean): fc.Arbitrary<MoneyStep[]> =>
  fc.tuple(
    everyone(make(fc.constant(paysNow))),
    everyone(payBill),
    sweep,
    rec({ do: name('deed'), who, deed: end, lost }),
  );
export const paidRegularStories = storiesOf(true);
export const walletRegularStories = storiesOf(false);
