import type { Bucket } from '#contract/catalogue.ts';
import { foldText } from '#contract/rules/fold-text.ts';

import type { FilterGroupOf } from './telling-groups.ts';

/** Of each group the values whose name, in either language, holds every word of the text; groups without such a value are left out. */
export function narrowGroups(groups: readonly FilterGroupOf[], text: string): FilterGroupOf[] {
  const words = foldText(text).split(' ');
  const isMatch = (bucket: Bucket): boolean => {
    const names = foldText(`${bucket.label.en} ${bucket.label.ar}`);
    return words.every((word) => names.includes(word));
  };
  return groups
    .map(({ section, buckets }) => ({ section, buckets: buckets.filter(isMatch) }))
    .filter(({ buckets }) => buckets.length > 0);
}
