/** The demo's past baskets, made from what people shop for (files/baskets.json): the same ones at every load. */
import { integer, list, text } from '#contract/wire-types.ts';
import { record, type Decoded } from '#contract/wire.ts';

const codes = list(text(6), 40);

export const basketsFile = record({
  missions: [
    'missions',
    list(
      record({
        key: ['key', text(40)],
        /** How many baskets it makes. */
        times: ['times', integer({ min: 1, max: 100 })],
        /** In each of them, and in every second one. */
        always: ['always', codes],
        often: ['often', codes],
      }),
    ),
  ],
  /** One of them is in each basket, in turn: what everybody buys. */
  staples: ['staples', codes],
  /** Accounts for a demonstration, with baskets of these missions. */
  shoppers: [
    'shoppers',
    list(
      record({
        firstName: ['firstName', text(40)],
        lastName: ['lastName', text(40)],
        email: ['email', text(80)],
        missions: ['missions', list(text(40), 10)],
      }),
    ),
  ],
});
export type DemoBaskets = Decoded<typeof basketsFile>;
export type DemoShopper = DemoBaskets['shoppers'][number];

/** The shop's own past: stock codes of each basket. */
export function pastBaskets({ missions, staples }: DemoBaskets): string[][] {
  return missions.flatMap((mission, place) =>
    Array.from({ length: mission.times }, (_, time) =>
      basketOf(mission, time, staples[(time + place) % staples.length]),
    ),
  );
}

/** What one shopper bought, the latest first: twice for each of their missions. */
export function basketsOf({ missions, staples }: DemoBaskets, shopper: DemoShopper): string[][] {
  return [0, 1].flatMap((time) =>
    shopper.missions.flatMap((key) => {
      const mission = missions.find((one) => one.key === key);
      return mission ? [basketOf(mission, time, staples[0])] : [];
    }),
  );
}

function basketOf({ always, often }: DemoBaskets['missions'][number], time: number, staple?: string): string[] {
  const sometimes = often.filter((_, at) => (at + time) % 2 === 0);
  return [...new Set([...always, ...sometimes, ...(staple === undefined ? [] : [staple])])];
}
