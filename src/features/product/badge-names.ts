import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A badge comes as a picture alone; the fragment of its address says which it is. These are the ones the shop ships. */
const NAMES = new Map<string, MessageDescriptor>([
  ['halal', msg`Halal`],
  ['organic', msg`Organic`],
  ['vegan', msg`Vegan`],
  ['vegetarian', msg`Vegetarian`],
  ['gluten-free', msg`Gluten free`],
  ['lactose-free', msg`Lactose free`],
  ['local', msg`Made in the UAE`],
]);

/** Which of our badges a picture's address shows; null for one that is not ours. */
export function badgeKey(url: string): string | null {
  const key = new URL(url).hash.slice(1);
  return NAMES.has(key) ? key : null;
}

export function badgeName(url: string): MessageDescriptor | null {
  return NAMES.get(badgeKey(url) ?? '') ?? null;
}
