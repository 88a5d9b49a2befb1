import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Suggestion } from '#contract/suggestions.ts';
import type { Locale } from '#contract/urls.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { rememberSearch } from './recent-searches.ts';
import { SearchBox } from './search-box.tsx';

const DAIRY: Suggestion = {
  kind: 'category',
  key: 'dairy',
  label: { en: 'Dairy', ar: 'ألبان' },
  image: null,
  path: null,
  card: null,
};
const MILK: Suggestion = {
  kind: 'product',
  key: '1001',
  label: { en: 'Fresh milk', ar: 'حليب طازج' },
  image: null,
  path: '/product/fresh-milk',
  card: null,
};
vi.mock('./use-suggestions.ts', () => ({
  useSuggestions: (text: string) => (text.trim() === '' ? [] : [DAIRY, MILK]),
}));

beforeEach(() => localStorage.clear());

async function show(locale: Locale = 'en') {
  const history = createMemoryHistory({ initialEntries: [`/${locale}`] });
  const router = createRouter({ routeTree: createRootRoute({ component: SearchBox }), history });
  await router.load();
  const shown = showWidget(<RouterProvider router={router} />, locale);
  return { ...shown, address: () => history.location.href };
}
const box = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search products' });
const options = async () => (await screen.findAllByRole('option')).map(({ textContent }) => textContent);
const active = () => document.getElementById(box().getAttribute('aria-activedescendant') ?? '')?.textContent;

test('a search landmark with a combobox, closed until something can be listed', async () => {
  const { user } = await show();
  expect(screen.getByRole('search').contains(box())).toBe(true);
  await user.click(box());
  expect(box().getAttribute('aria-expanded')).toBe('false');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('typing lists the words themselves and the suggestions; arrows go round the ends, the keyboard stays in the box', async () => {
  const { user } = await show();
  await user.type(box(), 'mil');
  expect(await options()).toEqual(['Search for mil', 'DairyCategory', 'Fresh milk']);
  await waitFor(() => expect(box().getAttribute('aria-expanded')).toBe('true'));
  expect(screen.getByRole('listbox', { name: 'Suggestions' }).id).toBe(box().getAttribute('aria-controls'));
  await user.keyboard('{ArrowUp}');
  expect(active()).toBe('Fresh milk');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toBe('DairyCategory');
  expect(document.activeElement).toBe(box());
});

test('Enter leads to what the keyboard is on, and without that to the words', async () => {
  const { user, address } = await show();
  await user.type(box(), 'mil');
  await options();
  await user.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
  expect(address()).toBe('/en/product/fresh-milk');
  await user.clear(box());
  await user.type(box(), 'oats{Enter}');
  expect(address()).toBe('/en/searchpage?q=oats');
});

test('a press on a line leads there', async () => {
  const { user, address } = await show();
  await user.type(box(), 'mil');
  await user.click(await screen.findByRole('option', { name: /Dairy/ }));
  expect(address()).toBe('/en/searchpage?categories=dairy');
});

test('Escape puts the list away, and the next one the words', async () => {
  const { user } = await show();
  await user.type(box(), 'mil');
  await options();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box().value).toBe('mil');
  await user.keyboard('{Escape}');
  expect(box().value).toBe('');
});

test('the last searches are listed where nothing is typed, and can be cleared', async () => {
  rememberSearch('dates');
  const { user } = await show();
  await user.click(box());
  expect(await options()).toEqual(['dates']);
  expect(screen.getByRole('listbox', { name: 'Recent searches' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear recent searches' }));
  expect(screen.queryByRole('option')).toBeNull();
});

test('in Arabic the lines are Arabic, and words that are typed have their own direction', async () => {
  const { user, address } = await show('ar');
  expect(box().hasAttribute('dir')).toBe(false);
  await user.type(box(), 'milk');
  expect(box().dir).toBe('auto');
  expect((await options()).at(-1)).toBe('حليب طازج');
  await user.keyboard('{ArrowUp}{Enter}');
  expect(address()).toBe('/ar/product/fresh-milk');
});
