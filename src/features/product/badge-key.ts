/** The badges that the shop ships. */
const BADGE_KEYS = ['halal', 'organic', 'vegan', 'vegetarian', 'gluten-free', 'lactose-free', 'local'] as const;

export type BadgeKey = (typeof BADGE_KEYS)[number];

/** Which of our badges a picture's address shows, by its fragment; null for one that is not ours. */
export function badgeKey(url: string): BadgeKey | null {
  const key = new URL(url).hash.slice(1);
  return BADGE_KEYS.find((known) => known === key) ?? null;
}
