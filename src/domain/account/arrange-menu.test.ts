import { expect, test } from 'vitest';

import type { MenuGroup } from '#contract/side-menu.ts';

import { arrangeMenu, titleCase } from './arrange-menu.ts';

function group(id: number, en: string, entries: readonly string[] = []): MenuGroup {
  const rest = { path: null, icon: null, leaves: false, externalLink: null };
  return {
    id,
    title: { en, ar: 'عنوان' },
    ...rest,
    entries: entries.map((name, at) => ({ id: id * 100 + at, title: { en: name, ar: 'بند' }, ...rest })),
  };
}

test('the last fetched group is dropped and sustainable grocery put at the end', () => {
  const ids = arrangeMenu([group(1, 'a'), group(2, 'b'), group(3, 'c')]).map(({ title }) => title.en);
  expect(ids).toEqual(['A', 'B', 'Sustainable Grocery']);
});

test('group 32 is hidden wherever it stands', () => {
  expect(arrangeMenu([group(32, 'x'), group(2, 'b'), group(3, 'c')]).map(({ id }) => id)).not.toContain(32);
  expect(arrangeMenu([group(2, 'b'), group(32, 'x')])).toHaveLength(2);
});

test('titles of groups and entries are in title case, Arabic as it came', () => {
  const [first] = arrangeMenu([group(1, 'WALLET AND POINTS', ['my wallet']), group(9, 'last')]);
  expect(first?.title).toEqual({ en: 'Wallet And Points', ar: 'عنوان' });
  expect(first?.entries[0]?.title).toEqual({ en: 'My Wallet', ar: 'بند' });
});

test('an empty menu still leads to sustainable grocery and its eight tabs', () => {
  const [only, ...others] = arrangeMenu([]);
  expect(others).toEqual([]);
  expect(only?.entries).toHaveLength(8);
  expect(only?.entries[4]?.path).toBe('sustainablegrocery?tab=esg');
});

test.each([
  ['MY ORDERS', 'My Orders'],
  ['change   password', 'Change   Password'],
  ['news & awards (2026)', 'News & Awards (2026)'],
  ["friend's orders", "Friend's Orders"],
  ['', ''],
])('%j is %j', (text, expected) => {
  expect(titleCase(text)).toBe(expected);
});
