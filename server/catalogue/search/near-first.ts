import type { Shelf } from '#server/catalogue/shelf.ts';

import type { Matches } from './postings.ts';
import { IS_ABOUT } from './word-levels.ts';

/** Below what is related by its name, above what only has it in it. */
const NEAR = IS_ABOUT * 16 - 1;

/** What is related, with what stands in the categories of what was asked for ahead of what only has it in it: beside milk the laban before the cakes. */
export function nearFirst(weak: Matches, strong: Matches, { columns: { category } }: Shelf): Matches {
  const near = new Set(Array.from(strong.ordinals, (ordinal) => category[ordinal] as number));
  const scores = weak.scores.map((score, index) =>
    near.has(category[weak.ordinals[index] as number] as number) ? Math.max(score, NEAR) : score,
  );
  return { ...weak, scores };
}
