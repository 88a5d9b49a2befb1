import { foldLetters } from '#contract/rules/fold-text.ts';
import type { Shelf } from '#server/catalogue/shelf.ts';

const read = new WeakMap<Shelf, ReadonlyMap<string, number>>();

/** The place of the brand whose whole name the folded words are, in either language; undefined where they are none's. */
export function brandNamed(words: readonly string[], shelf: Shelf): number | undefined {
  const places = read.get(shelf) ?? placesByName(shelf);
  read.set(shelf, places);
  return places.get(words.join(' '));
}

function placesByName({ brands }: Shelf): ReadonlyMap<string, number> {
  return new Map(
    brands.flatMap(({ name }, at) => [name.en, name.ar].map((one) => [foldLetters(one).join(' '), at] as const)),
  );
}
