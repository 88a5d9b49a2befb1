import type { FilterGroupOf } from './telling-groups.ts';

/** The groups with what was shown before in its former place: a value that no product is left for has a count of 0, and nothing moves below the finger. */
export function withSeenValues(groups: readonly FilterGroupOf[], seen: readonly FilterGroupOf[]): FilterGroupOf[] {
  const stay = seen.map(({ section, buckets }) => {
    const now = groups.find((group) => group.section.id === section.id)?.buckets ?? [];
    const kept = buckets.map((bucket) => now.find(({ key }) => key === bucket.key) ?? { ...bucket, count: 0 });
    const keys = new Set(buckets.map(({ key }) => key));
    return { section, buckets: [...kept, ...now.filter(({ key }) => !keys.has(key))] };
  });
  const ids = new Set(seen.map(({ section }) => section.id));
  return [...stay, ...groups.filter(({ section }) => !ids.has(section.id))];
}
