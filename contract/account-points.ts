import type { Tier } from './rules/tier.ts';
import { integer, nullable, text } from './wire-types.ts';
import { codec, record, WireError, type Codec, type Decoded } from './wire.ts';

const WORDS: Readonly<Record<Tier, string>> = {
  standard: 'STANDARD',
  silver: 'SILVER',
  gold: 'GOLD',
  platinum: 'PLATINUM',
};

/** GOLD, SILVER, PLATINUM, STANDARD; any other word is the default, standard (account.md section 3, Loyalty account). */
const tierWord: Codec<Tier> = codec<Tier>(
  { type: 'string', description: 'GOLD, SILVER, PLATINUM or STANDARD; any other is STANDARD' },
  (value, path) => {
    if (typeof value !== 'string') throw new WireError(path, 'must be a text');
    const known = Object.entries(WORDS).find(([, word]) => word === value.toUpperCase());
    return (known?.[0] as Tier | undefined) ?? 'standard';
  },
  (tier) => WORDS[tier],
);

export const loyaltyAccount = record({
  tier: ['userAccountType', tierWord],
  points: ['userAccountPoint', integer({ min: 0 })],
  /** A CSS colour that stands for the tier. */
  colour: ['userAccountColor', text(40)],
  /** Null on platinum, as is the tier they lead to. */
  missing: ['userNextRequiredPoints', nullable(integer({ min: 0 }))],
  nextTier: ['userNextType', nullable(tierWord)],
});
export type LoyaltyAccount = Decoded<typeof loyaltyAccount>;
