import type { MenuGroup } from '#contract/side-menu.ts';

/** The tabs of /sustainablegrocery (account.md section 2), as the menu names them. */
const TABS = [
  ['our-story', 'our story', 'قصتنا'],
  ['our-vision', 'our vision', 'رؤيتنا'],
  ['our-brand', 'our brand', 'علامتنا'],
  ['quality-safety', 'quality and safety', 'الجودة والسلامة'],
  ['esg', 'environment and people', 'البيئة والناس'],
  ['news', 'news', 'الأخبار'],
  ['awards', 'awards', 'الجوائز'],
  ['kitchen', 'kitchen', 'المطبخ'],
] as const;

const rest = { icon: null, leaves: false, externalLink: null };

/** The fixed group of the side menu. Its ids are ours, and no fetched group's. */
export const groceryGroup: MenuGroup = {
  ...rest,
  id: 9000,
  title: { en: 'sustainable grocery', ar: 'بقالة مستدامة' },
  path: null,
  icon: '#leaf',
  entries: TABS.map(([tab, en, ar], at) => ({
    ...rest,
    id: 9001 + at,
    title: { en, ar },
    path: `sustainablegrocery?tab=${tab}`,
  })),
};
