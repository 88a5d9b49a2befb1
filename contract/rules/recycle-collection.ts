/** What is lacking of a collection of returnable packaging, in the specification's order (account.md section 5; remaining.md RE-4). */
import { recyclingMessages } from '#contract/messages/recycling.ts';
import type { Sentence } from '#contract/messages/sentence.ts';

/** '' and 0 where nothing is chosen. */
export interface CollectionWish {
  readonly stockCode: string;
  readonly addressId: number;
  /** Such as 20261122. */
  readonly dayId: number;
  readonly slotId: number;
}

export interface CollectionProblem {
  readonly field: keyof CollectionWish;
  readonly sentence: Sentence;
}

const LACKING = [
  ['stockCode', recyclingMessages.itemMissing],
  ['addressId', recyclingMessages.addressMissing],
  ['dayId', recyclingMessages.dayMissing],
  ['slotId', recyclingMessages.slotMissing],
] as const;

/** The first that is lacking; null where nothing is. */
export function collectionProblem(wish: CollectionWish): CollectionProblem | null {
  const found = LACKING.find(([field]) => wish[field] === '' || wish[field] === 0);
  return found ? { field: found[0], sentence: found[1] } : null;
}
