import type { ProductCard } from '#contract/catalogue-card.ts';
import { foldLetters } from '#contract/rules/fold-text.ts';
import { askedWords, stemOf } from '#contract/rules/search-words.ts';
import { thingNamed, wordsOfThing } from '#src/offline/thing-named.ts';

import { isOrdinary } from './ordinary-words.ts';

/**
 * How many words of a product's name make it another kind than what is typed: 0 where it is the plain thing ("Large White Eggs" for eggs),
 * more where it is not ("Quail Eggs"). Null where it is not called so at all: a name or brand lacks a word, or the thing is another one, as
 * ice cream is no ice.
 */
export function kindsBeyond({ name, brand }: ProductCard, typed: string): number | null {
  const asked = new Set(askedWords(typed).map(stemOf));
  const told = new Set(stemsOf(`${name.en} ${name.ar} ${brand.en} ${brand.ar}`));
  if (asked.size === 0 || ![...asked].every((word) => told.has(word))) return null;
  const known = new Set(stemsOf(`${brand.en} ${brand.ar}`));
  const beyond = (
    [
      { en: name.en, ar: '' },
      { en: '', ar: name.ar },
    ] as const
  )
    .filter((one) => thingNamed(one).some((word) => asked.has(stemOf(word))))
    .map(({ en, ar }) => {
      const own = wordsOfThing(en || ar);
      return own.filter((word) => !asked.has(stemOf(word)) && !known.has(stemOf(word)) && !isOrdinary(word)).length;
    });
  return beyond.length === 0 ? null : Math.min(...beyond);
}

/** Whether a name has all of what is typed, its numbers too: "Aptamil 2" is the second of them, and not two. */
export function isNamedWhole({ name }: ProductCard, typed: string): boolean {
  const words = askedWords(typed).map(stemOf);
  return words.length > 0 && [name.en, name.ar].some((one) => words.every((word) => stemsOf(one).includes(word)));
}

const stemsOf = (text: string): string[] => foldLetters(text).map(stemOf);
