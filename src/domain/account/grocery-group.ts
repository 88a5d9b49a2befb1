import type { MenuGroup } from '#contract/side-menu.ts';

/** The tabs of /sustainablegrocery (account.md section 2), as the menu names them, each with its icon. */
const TABS = [
  ['our-story', 'storefront', 'our story', 'قصتنا'],
  ['our-vision', 'eye', 'our vision', 'رؤيتنا'],
  ['our-brand', 'tag', 'our brand', 'علامتنا'],
  ['quality-safety', 'check-circle', 'quality and safety', 'الجودة والسلامة'],
  ['esg', 'leaf', 'environment and people', 'البيئة والناس'],
  ['news', 'file-text', 'news', 'الأخبار'],
  ['awards', 'medal', 'awards', 'الجوائز'],
  ['kitchen', 'basket', 'kitchen', 'المطبخ'],
] as const;

const rest = { icon: null, leaves: false, externalLink: null };

/** The fixed group of the side menu. Its ids are ours, and no fetched group's. */
export const groceryGroup: MenuGroup = {
  ...rest,
  id: 9000,
  title: { en: 'sustainable grocery', ar: 'بقالة مستدامة' },
  path: null,
  icon: '#leaf',
  entries: TABS.map(([tab, icon, en, ar], at) => ({
    ...rest,
    icon: `#${icon}`,
    id: 9001 + at,
    title: { en, ar },
    path: `sustainablegrocery?tab=${tab}`,
  })),
};
