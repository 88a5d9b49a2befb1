/** What is drawn at the head of each of the shop's own pages: a still life, as on home's slides. */
import { composeHero } from './compose-banner.ts';

export const PAGE_SCENES: Readonly<Record<string, readonly string[]>> = {
  'our-story': ['basket', 'bread', 'dates', 'laban'],
  'our-vision': ['cucumber', 'tomato', 'banana'],
  'our-brand': ['dates', 'laban', 'cardamom'],
  'quality-safety': ['egg', 'glass-of-milk', 'tomato'],
  esg: ['cucumber', 'tomato', 'dates'],
  news: ['teapot', 'bread', 'cardamom'],
  awards: ['gift-box', 'dates', 'saffron'],
  kitchen: ['machboos-platter', 'saffron', 'dried-limes', 'flatbread'],
};

/** Where nothing was found. */
export const NOTHING_FOUND = { file: 'src/features/search/basket.svg', art: 'fruit-basket' };

export function composePagePicture(tab: string): string {
  return composeHero({ key: tab, art: PAGE_SCENES[tab] ?? [] });
}
