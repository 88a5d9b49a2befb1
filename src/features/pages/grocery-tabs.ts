/** account.md section 9: the tabs of the sustainable-grocery section, in the order they are shown. */
export const GROCERY_TABS = [
  'our-story',
  'our-vision',
  'our-brand',
  'quality-safety',
  'esg',
  'news',
  'awards',
  'kitchen',
] as const;
export type GroceryTab = (typeof GROCERY_TABS)[number];

/** The tab that an address names; the first where it names none. */
export function groceryTabOf(value: unknown): GroceryTab {
  return GROCERY_TABS.find((tab) => tab === value) ?? GROCERY_TABS[0];
}
