import type { Shelf } from '#server/catalogue/shelf.ts';

import type { Matches } from './postings.ts';

/**
 * The scores of what stands elsewhere end here. Those of what stands in the category of what was asked for, and then in its family, begin further up
 * than what a fresh thing has before a packed one (`PACKED` of the shelf), and tell levels apart.
 */
const ELSEWHERE = 170;
const IN_CATEGORY = 191;
const IN_FAMILY = 227;

/**
 * What is related, first what stands beside what was asked for: beside milk the laban, then the cakes that have milk in them. In each part what is
 * related by its name or tag comes before what only has it in it.
 */
export function nearFirst(weak: Matches, strong: Matches, shelf: Shelf): Matches {
  const { category, family } = shelf.columns;
  const categories = marked(strong, category, shelf.categories.length);
  const families = marked(strong, family, shelf.families.length);
  const scores = weak.scores.map((score, index) => {
    const ordinal = weak.ordinals[index] as number;
    if (families[family[ordinal] as number] === 1) return IN_FAMILY + (score >> 4);
    if (categories[category[ordinal] as number] === 1) return IN_CATEGORY + (score >> 4);
    return Math.min(score, ELSEWHERE);
  });
  return { ...weak, scores };
}

/** By place in a list of shelves: 1 where something of the matches stands. */
function marked({ ordinals }: Matches, column: Int32Array, length: number): Uint8Array {
  const marks = new Uint8Array(length);
  for (let index = 0; index < ordinals.length; index += 1) marks[column[ordinals[index] as number] as number] = 1;
  return marks;
}
