/** What happens to wallets, among everything that happens to shoppers who pay: top-ups with and without a bonus, money to friends. */
import * as fc from 'fast-check';

import { anyStep, SHOPPERS, type Deed, type MoneyStep } from './money-steps.ts';
import { payBill } from './pay-bill.ts';

const who = fc.nat(SHOPPERS - 1);
const turns = fc.nat();
const lost = fc.constantFrom<('no' | 'before' | 'after')[]>('no', 'no', 'no', 'before', 'after');
const name = <const Do extends string>(what: Do) => fc.constant(what);

/** 7 is less than can be added; the amounts of 500 and 1,000 bring a bonus. */
const topUp: fc.Arbitrary<Deed> = fc
  .constantFrom(
    { dirhams: 7, isBulk: false },
    { dirhams: 50, isBulk: false },
    { dirhams: 500, isBulk: true },
    { dirhams: 1000, isBulk: true },
  )
  .map((wanted) => ({ do: 'top-up', ...wanted }));
const sendMoney: fc.Arbitrary<Deed> = fc.record({
  do: name('send'),
  to: fc.nat(SHOPPERS),
  dirhams: fc.constantFrom(5, 20, 50, 150),
  by: fc.constantFrom<('wallet' | 'card')[]>('wallet', 'wallet', 'card'),
});
const order: fc.Arbitrary<Deed> = fc.constant({ do: 'pay-wallet', first: { slot: 'wide', promises: [] } });
const deed = fc.oneof(
  { weight: 3, arbitrary: topUp },
  { weight: 4, arbitrary: sendMoney },
  { weight: 5, arbitrary: payBill },
  { weight: 1, arbitrary: order },
);
const everyone = (arbitrary: fc.Arbitrary<Deed>) => fc.record({ do: name('everyone'), deed: arbitrary, turns });

const walletStep: fc.Arbitrary<MoneyStep> = fc.oneof(
  { weight: 6, arbitrary: fc.record({ do: name('deed'), who, deed, lost }) },
  { weight: 4, arbitrary: fc.record({ do: name('tabs'), who, deed, other: deed, turns }) },
  { weight: 3, arbitrary: everyone(deed) },
  { weight: 1, arbitrary: fc.record({ do: name('cut'), who, deed, after: fc.nat(60) }) },
  { weight: 2, arbitrary: fc.record({ do: name('again'), who }) },
  {
    weight: 1,
    arbitrary: fc.record({ do: name('refuse'), which: fc.nat(5), how: fc.constantFrom('refuse', 'refuse_for_now') }),
  },
  { weight: 2, arbitrary: fc.record({ do: name('sweep'), lost }) },
  { weight: 2, arbitrary: fc.record({ do: name('wait'), minutes: fc.constantFrom(1, 16, 95, 24 * 60) }) },
  { weight: 4, arbitrary: anyStep },
);

const chapter: fc.Arbitrary<MoneyStep[]> = fc.oneof(
  { weight: 4, arbitrary: walletStep.map((one) => [one]) },
  { weight: 1, arbitrary: fc.tuple(everyone(topUp), everyone(payBill)) },
  { weight: 1, arbitrary: fc.tuple(everyone(sendMoney), everyone(payBill)) },
);

export const walletHistories: fc.Arbitrary<MoneyStep[]> = fc
  .array(chapter, { minLength: 4, maxLength: 12, size: 'max' })
  .map((chapters) => chapters.flat());

/** A few steps, in which mistakes in wallets are found with the fewest histories. */
export const walletStories: fc.Arbitrary<MoneyStep[]> = fc
  .tuple(everyone(topUp), everyone(payBill), everyone(sendMoney), everyone(payBill))
  .map((steps) => [...steps, { do: 'sweep', lost: 'no' }]);
