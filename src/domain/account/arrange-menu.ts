import type { MenuGroup } from '#contract/side-menu.ts';

import { groceryGroup } from './grocery-group.ts';

/** account.md section 9: this group is never shown. */
const HIDDEN_ID = 32;

/**
 * account.md section 2, Account side menu: the last fetched group is dropped, the fixed sustainable-grocery group added, group 32
 * hidden, and titles are in title case.
 */
export function arrangeMenu(fetched: readonly MenuGroup[]): MenuGroup[] {
  return [...fetched.slice(0, -1), groceryGroup].filter(({ id }) => id !== HIDDEN_ID).map(inTitleCase);
}

function inTitleCase(group: MenuGroup): MenuGroup {
  const entries = group.entries.map((entry) => ({
    ...entry,
    title: { ...entry.title, en: titleCase(entry.title.en) },
  }));
  return { ...group, title: { ...group.title, en: titleCase(group.title.en) }, entries };
}

/** `MY ORDERS` and `my orders` are both `My Orders`. Arabic has no case. */
export function titleCase(text: string): string {
  return text.toLowerCase().replace(/(^|[\s(/&-])(\p{L})/gu, (_, before: string, letter: string) => {
    return before + letter.toUpperCase();
  });
}
