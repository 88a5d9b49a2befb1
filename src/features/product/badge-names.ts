import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';

import type { ProductCard } from '#contract/catalogue-card.ts';

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

/** What is of the Emirates is mostly made here; of these shelves, by family or category, it is not. */
const LOCAL: Readonly<Record<string, MessageDescriptor>> = {
  'gulf-whole-fish': msg`Caught in the UAE`,
  'shellfish-squid': msg`Grown in the UAE`,
  fruits: msg`Grown in the UAE`,
  vegetables: msg`Grown in the UAE`,
};

export function badgeName(
  url: string,
  { familyUrl, category }: Pick<ProductCard, 'familyUrl' | 'category'>,
): MessageDescriptor | null {
  const key = badgeKey(url);
  if (key === 'local') return LOCAL[familyUrl] ?? LOCAL[category] ?? NAMES.local;
  return key === null ? null : NAMES[key];
}
