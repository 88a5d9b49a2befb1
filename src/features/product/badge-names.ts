import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

/** A badge comes as a picture alone; these are the names of the pictures that the shop ships. */
const NAMES: Readonly<Record<string, MessageDescriptor>> = {
  halal: msg`Halal`,
  organic: msg`Organic`,
  vegan: msg`Vegan`,
  vegetarian: msg`Vegetarian`,
  'gluten-free': msg`Gluten free`,
  'lactose-free': msg`Lactose free`,
  local: msg`Made in the UAE`,
};

/** The name of the badge that a picture's address shows; null for a picture that is not one of ours. */
export function badgeName(url: string): MessageDescriptor | null {
  const file = url.split(/[?#]/)[0]?.split('/').pop() ?? '';
  const key = Object.keys(NAMES)
    .filter((name) => new RegExp(`(^|[-_.])${name}([-_.]|$)`).test(file))
    .sort((a, b) => b.length - a.length)[0];
  return key === undefined ? null : (NAMES[key] ?? null);
}
