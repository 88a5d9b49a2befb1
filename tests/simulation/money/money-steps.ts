/** What can happen to shoppers who pay, and how often. */
import * as fc from 'fast-check';

import type { CARDS } from '#tests/support/sandbox.ts';

/** What a shopper does about the order that they prepared last. */
export type Deed =
  | { readonly do: 'pay-wallet'; readonly first: Preparing | null }
  | { readonly do: 'pay-card'; readonly card: PlayedCard; readonly bank: BankPage; readonly first: Preparing | null }
  | { readonly do: 'finish' | 'status' | 'stop' }
  | ActingDeed
  | WalletDeed
  | GiftDeed
  | RegularDeed
  | ({ readonly do: 'prepare' } & Preparing);

/** What a shopper does about one of the orders that they have: `which` of those that it can be done to, or of all. */
export type ActingDeed =
  | { readonly do: 'reschedule'; readonly which: number; readonly slot: SlotChoice }
  | { readonly do: 'cancel'; readonly which: number; readonly to: 'CARD' | 'WALLET' }
  | { readonly do: 'rate'; readonly which: number; readonly stars: number }
  | ({ readonly do: 'tip-wallet' } & Tipping)
  | ({ readonly do: 'tip-card'; readonly card: PlayedCard; readonly bank: BankPage } & Tipping);

/** With their own wallet; `to` is the place of a shopper, or of somebody without an account. */
export type WalletDeed =
  | { readonly do: 'top-up'; readonly dirhams: number; readonly isBulk: boolean }
  | { readonly do: 'send'; readonly to: number; readonly dirhams: number; readonly by: 'wallet' | 'card' };

/** `days` ahead; `which` of all that the history's shoppers made, whoever made it. */
export type GiftDeed =
  | { readonly do: 'gift'; readonly dirhams: number; readonly days: number }
  | { readonly do: 'redeem'; readonly which: number };

/** A product comes so many days from now and on that day of the weeks after; `which` of what they have that has not ended. */
export type RegularDeed =
  | {
      readonly do: 'regular';
      readonly paysNow: boolean;
      readonly weeks: number;
      readonly days: readonly number[];
      readonly quantity: number;
    }
  | { readonly do: 'end-regular' | 'end-delivery'; readonly which: number };

/** Dirhams. */
interface Tipping {
  readonly which: number;
  readonly driver: number;
  readonly picker: number;
}

/** What is prepared before it is paid; a cart that is empty gets something before. */
export interface Preparing {
  readonly slot: SlotChoice;
  readonly promises: readonly Promised[];
  /** It is added to the newest order that can be added to; by itself where there is none. */
  readonly adds?: boolean;
}

export type PlayedCard = Extract<keyof typeof CARDS, 'approved' | 'asks3ds' | 'fails3ds' | 'declined' | 'late'>;
/** What the shopper does there before coming back; `null`: they do not come back. */
export type BankPage = 'confirm' | 'refuse' | 'nothing' | null;
/** Of little room; of much; so late that it is paid right after placing; express. */
export type SlotChoice = 'tight' | 'wide' | 'late' | 'fast';
export type Promised = 'voucher' | 'points' | 'code';

/** One request to the provider, or its answer. */
export type Lost = 'no' | 'before' | 'after';

export type MoneyStep =
  | { readonly do: 'fill'; readonly who: number; readonly what: GoodsChoice; readonly quantity: number }
  | { readonly do: 'deed'; readonly who: number; readonly deed: Deed; readonly lost: Lost }
  /** The server dies, as far as its database tells, before one of its statements. */
  | { readonly do: 'cut'; readonly who: number; readonly deed: Deed; readonly after: number }
  /** At once, in two tabs; `turns` says which goes on when. */
  | { readonly do: 'tabs'; readonly who: number; readonly deed: Deed; readonly other: Deed; readonly turns: number }
  | { readonly do: 'everyone'; readonly deed: Deed; readonly turns: number }
  /** The device did not hear what became of its last payment, and sends it once more. */
  | { readonly do: 'again'; readonly who: number }
  /** The button of the bank's page. */
  | { readonly do: 'challenge'; readonly who: number; readonly isConfirmed: boolean }
  /** Of any attempt of any shopper's, those that are over too; `forged` says that it is paid. */
  | { readonly do: 'event'; readonly which: number; readonly how: 'right' | 'twice' | 'forged' | 'old' | 'strange' }
  /** What the provider's operator chooses for the payment's next operation. */
  | { readonly do: 'refuse'; readonly which: number; readonly how: 'refuse' | 'refuse_for_now' }
  /** A payment by a slow card is stopped, goes through all the same, and is captured by the provider's people before anybody here looks. */
  | { readonly do: 'stray'; readonly who: number; readonly first: Preparing | null }
  /** Picking begins, and does not find so many units of one line of an order that is not picked yet. */
  | { readonly do: 'short'; readonly which: number; readonly place: number; readonly units: number }
  /** By the shop's people, to a state; not past money that is not taken. */
  | { readonly do: 'move'; readonly which: number; readonly to: 2 | 3 | 4 | 6 }
  /** An operator looked at goods that were packed when their order was cancelled. */
  | { readonly do: 'restock'; readonly which: number }
  /** By an operator, as far as it can be. */
  | { readonly do: 'cancel-gift'; readonly which: number }
  /** So long the provider answers nothing, and the jobs go on. */
  | { readonly do: 'silence'; readonly days: number }
  | { readonly do: 'sweep'; readonly lost: Lost }
  | { readonly do: 'wait'; readonly minutes: number };

/** One that is scarce, a fresh one that codes lower, one that there is any number of, one that comes on another day. */
export type GoodsChoice = 'scarce' | 'fresh' | 'plain' | 'later';

export const SHOPPERS = 3;
const DAY = 24 * 60;

const who = fc.nat(SHOPPERS - 1);
const which = fc.nat(9);
const turns = fc.nat();
const lost = fc.constantFrom<Lost[]>('no', 'no', 'no', 'before', 'after');
const step = <const Do extends string>(name: Do) => fc.constant(name);

const slot = fc.constantFrom<SlotChoice[]>('tight', 'tight', 'tight', 'wide', 'late');
const promises = fc.subarray<Promised>(['voucher', 'points', 'code']);
const prepareDeed: fc.Arbitrary<Deed> = fc.record({ do: step('prepare'), slot, promises });
const first = fc.option(fc.record({ slot, promises }), { freq: 3 });
const payDeed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 2, arbitrary: fc.record({ do: step('pay-wallet'), first }) },
  {
    weight: 4,
    arbitrary: fc.record({
      do: step('pay-card'),
      bank: fc.constantFrom<BankPage[]>('confirm', 'refuse', 'nothing', null, null),
      card: fc.constantFrom<PlayedCard[]>('approved', 'approved', 'asks3ds', 'asks3ds', 'fails3ds', 'declined', 'late'),
      first,
    }),
  },
);
const lookDeed: fc.Arbitrary<Deed> = fc.record({ do: fc.constantFrom('finish', 'status', 'stop') });
const anyDeed = fc.oneof(
  { weight: 1, arbitrary: prepareDeed },
  { weight: 5, arbitrary: payDeed },
  { weight: 4, arbitrary: lookDeed },
);

const paying: readonly fc.WeightedArbitrary<MoneyStep>[] = [
  {
    weight: 3,
    arbitrary: fc.record({
      do: step('fill'),
      who,
      what: fc.constantFrom<GoodsChoice[]>('scarce', 'scarce', 'fresh', 'plain', 'later'),
      quantity: fc.nat(3),
    }),
  },
  {
    weight: 10,
    arbitrary: fc.record({
      do: step('deed'),
      who,
      deed: anyDeed,
      lost,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: step('cut'), who, deed: anyDeed, after: fc.nat(90) }) },
  { weight: 3, arbitrary: fc.record({ do: step('tabs'), who, deed: anyDeed, other: anyDeed, turns }) },
  { weight: 2, arbitrary: fc.record({ do: step('everyone'), deed: fc.oneof(prepareDeed, payDeed), turns }) },
  { weight: 2, arbitrary: fc.record({ do: step('again'), who }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: step('challenge'), who, isConfirmed: fc.constantFrom(true, true, false) }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: step('event'),
      which,
      how: fc.constantFrom('right', 'right', 'twice', 'forged', 'old', 'strange'),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: step('refuse'), which, how: fc.constantFrom('refuse', 'refuse_for_now') }) },
  { weight: 1, arbitrary: fc.record({ do: step('stray'), who, first }) },
  { weight: 2, arbitrary: fc.record({ do: step('sweep'), lost }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: step('wait'), minutes: fc.constantFrom(1, 1, 12, 16, 31, 95, DAY, 8 * DAY) }),
  },
];
/** Any step of paying. */
export const anyStep: fc.Arbitrary<MoneyStep> = fc.oneof(...paying);

const picking: fc.WeightedArbitrary<MoneyStep> = {
  weight: 3,
  arbitrary: fc.record({ do: step('short'), which, place: fc.nat(3), units: fc.integer({ min: 1, max: 3 }) }),
};

const historiesOf = (steps: readonly fc.WeightedArbitrary<MoneyStep>[]): fc.Arbitrary<MoneyStep[]> =>
  fc.array(fc.oneof(...steps), { minLength: 6, maxLength: 24, size: 'max' });

export const moneyHistories = historiesOf([...paying, picking]);

/** Without people who pick: a mistake in paying is found in these with the fewest histories. */
export const payingHistories = historiesOf(paying);

/** Everyone wants the same few places at the same moment, and then pays at once in two tabs. */
export const crowds: fc.Arbitrary<MoneyStep[]> = turns.map((order): MoneyStep[] => [
  { do: 'everyone', deed: { do: 'prepare', slot: 'tight', promises: ['code'] }, turns: order },
  ...Array.from({ length: SHOPPERS }, (_, index): MoneyStep => ({
    do: 'tabs',
    who: index,
    deed: { do: 'pay-wallet', first: null },
    other: { do: 'pay-card', card: 'approved', bank: null, first: null },
    turns: order + index,
  })),
]);
