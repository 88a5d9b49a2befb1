/** What the filter group `featured` holds besides the shop's badges (halal, vegan, ...), whose keys are the badges' own. */
export const FEATURED = ['offers', 'new', 'regular', 'gifts'] as const;
export type Featured = (typeof FEATURED)[number];
