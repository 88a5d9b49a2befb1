/** What happens to orders after they were placed, among everything that happens to shoppers who pay. */
import * as fc from 'fast-check';

import { anyStep, SHOPPERS, type Deed, type GoodsChoice, type MoneyStep, type SlotChoice } from './money-steps.ts';

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
const cancel: fc.Arbitrary<Deed> = fc.record({
  do: fc.constant('cancel'),
  which,
  to: fc.constantFrom<('CARD' | 'WALLET')[]>('CARD', 'WALLET'),
});
const rate: fc.Arbitrary<Deed> = fc.record({ do: fc.constant('rate'), which, stars: fc.integer({ min: 1, max: 5 }) });
const dirhams = fc.constantFrom(0, 5, 10, 15);
const tip: fc.Arbitrary<Deed> = fc
  .record({
    card: fc.constantFrom<('approved' | 'asks3ds' | 'declined' | 'late' | null)[]>(
      null,
      null,
      null,
      'approved',
      'approved',
      'asks3ds',
      'declined',
      'late',
    ),
    bank: fc.constantFrom<('confirm' | 'refuse' | 'nothing' | null)[]>('confirm', 'confirm', 'refuse', 'nothing', null),
    which,
    driver: dirhams,
    picker: dirhams,
  })
  .map(({ card, bank, ...given }) =>
    card === null ? { do: 'tip-wallet', ...given } : { do: 'tip-card', card, bank, ...given },
  );
const thank = fc.oneof({ weight: 3, arbitrary: tip }, { weight: 1, arbitrary: rate });
const act = fc.oneof(
  { weight: 3, arbitrary: pay },
  { weight: 3, arbitrary: reschedule },
  { weight: 4, arbitrary: cancel },
  { weight: 2, arbitrary: thank },
);
/** Days of a provider that answers nothing: what goes back to a card is overdue after five (decisions.md 32). */
const silence = fc.constantFrom(1, 6);

const rec = fc.record;
const name = <const Do extends string>(what: Do) => fc.constant(what);
const move = (...to: (2 | 3 | 4 | 6)[]) => rec({ do: name('move'), which, to: fc.constantFrom(...to) });
const short = rec({ do: name('short'), which, place: fc.nat(3), units: fc.integer({ min: 1, max: 3 }) });
const refuse = rec({ do: name('refuse'), which, how: fc.constantFrom('refuse', 'refuse_for_now') });
const everyone = (deed: fc.Arbitrary<Deed>) => rec({ do: name('everyone'), deed, turns });
const fill = rec({
  do: name('fill'),
  who,
  what: fc.constantFrom<GoodsChoice[]>('scarce', 'fresh', 'fresh', 'plain', 'later'),
  quantity: fc.integer({ min: 1, max: 3 }),
});

const orderStep: fc.Arbitrary<MoneyStep> = fc.oneof(
  { weight: 8, arbitrary: rec({ do: name('deed'), who, deed: pay, lost }) },
  { weight: 8, arbitrary: rec({ do: name('deed'), who, deed: reschedule, lost }) },
  { weight: 5, arbitrary: rec({ do: name('deed'), who, deed: cancel, lost }) },
  { weight: 3, arbitrary: rec({ do: name('deed'), who, deed: thank, lost }) },
  { weight: 4, arbitrary: move(2, 3, 4) },
  { weight: 3, arbitrary: short },
  { weight: 1, arbitrary: rec({ do: name('restock'), which }) },
  { weight: 1, arbitrary: rec({ do: name('silence'), days: silence }) },
  { weight: 4, arbitrary: rec({ do: name('tabs'), who, deed: act, other: act, turns }) },
  { weight: 3, arbitrary: everyone(act) },
  { weight: 1, arbitrary: rec({ do: name('cut'), who, deed: act, after: fc.nat(60) }) },
  { weight: 2, arbitrary: refuse },
  { weight: 3, arbitrary: rec({ do: name('sweep'), lost }) },
  { weight: 4, arbitrary: rec({ do: name('wait'), minutes: fc.constantFrom(1, 31, 95, 4 * 60, 8 * 60, 24 * 60) }) },
  { weight: 6, arbitrary: anyStep },
);

/** What one seldom meets step by step: goods that are short, money that goes back once it was taken, orders that came. */
const chapter: fc.Arbitrary<MoneyStep[]> = fc.oneof(
  { weight: 12, arbitrary: orderStep.map((one) => [one]) },
  { weight: 2, arbitrary: fc.tuple(fill, everyone(pay), short) },
  { weight: 2, arbitrary: fc.tuple(move(3), everyone(cancel), refuse) },
  { weight: 2, arbitrary: fc.tuple(move(6), everyone(thank), refuse) },
);

/** Orders that get another time, are added to, picked, cancelled, brought, rated and tipped for, in every state of theirs. */
export const orderHistories: fc.Arbitrary<MoneyStep[]> = fc
  .tuple(everyone(pay), fc.array(chapter, { minLength: 5, maxLength: 14, size: 'max' }))
  .map(([first, chapters]) => [first, ...chapters.flat()]);

/** A few steps, in which mistakes in cancelling are found with the fewest histories. */
export const cancelStories: fc.Arbitrary<MoneyStep[]> = fc.tuple(
  everyone(pay),
  fc.oneof(move(3), rec({ do: name('sweep'), lost: name('no') })),
  everyone(cancel),
  refuse,
);

/** The same of tips and ratings. */
export const thankStories: fc.Arbitrary<MoneyStep[]> = fc.tuple(
  everyone(pay),
  move(6),
  everyone(tip),
  everyone(rate),
  everyone(rate),
);
