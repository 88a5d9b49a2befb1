import type { Shelf } from '#server/catalogue/shelf.ts';

import type { Matches } from './postings.ts';
import { IS_IT } from './word-levels.ts';

/** How many items of a page, from the first, are the thing that was asked for: a list takes the first of them for what is typed, and nothing that is only made of it. */
export function thingsFirst(ids: readonly number[], { ordinals, levels }: Matches, shelf: Shelf): number {
  const places = new Map(ids.map((id, place) => [shelf.ordinalOf(id), place]));
  const isThing = ids.map(() => false);
  for (let index = 0; index < ordinals.length; index += 1) {
    const place = places.get(ordinals[index] as number);
    if (place !== undefined) isThing[place] = (levels[index] as number) >= IS_IT;
  }
  const end = isThing.indexOf(false);
  return end === -1 ? isThing.length : end;
}
