import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import { badgeKey, type BadgeKey } from './badge-key.ts';

/** A badge comes as a picture alone; this is what it says. */
const NAMES: Record<BadgeKey, MessageDescriptor> = {
  halal: msg`Halal`,
  organic: msg`Organic`,
  vegan: msg`Vegan`,
  vegetarian: msg`Vegetarian`,
  'gluten-free': msg`Gluten free`,
  'lactose-free': msg`Lactose free`,
  local: msg`Made in the UAE`,
};

export function badgeName(url: string): MessageDescriptor | null {
  const key = badgeKey(url);
  return key === null ? null : NAMES[key];
}
