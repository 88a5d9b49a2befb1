import { foldLetters } from '#contract/rules/fold-text.ts';
import type { Bilingual } from '#contract/wire-types.ts';

/** After these a name says what comes with the thing, what it lies in or where it is from. */
const BESIDE = new Set('with in from of مع في من'.split(' '));

/**
 * The word that says what a product is, folded, of each language: English names the thing last, Arabic first. "Cherry Tomatoes" are tomatoes,
 * "Tomato Passata" is passata.
 */
export function thingNamed(name: Bilingual): string[] {
  return [wordsOfThing(name.en).at(-1), wordsOfThing(name.ar)[0]].filter((word) => word !== undefined);
}

/** The words of a name up to where it says what is beside the thing, folded and without figures. */
export function wordsOfThing(name: string): string[] {
  const [own = ''] = name.split(/[,،|(]| - /);
  const words = foldLetters(own);
  const end = words.findIndex((word, at) => at > 0 && BESIDE.has(word));
  return words.slice(0, end === -1 ? undefined : end).filter((word) => !/^\d/.test(word));
}
