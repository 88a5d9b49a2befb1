import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { beforeEach, expect, test, vi } from 'vitest';

import type { Suggestion } from '#contract/suggestions.ts';
import type { Locale } from '#contract/urls.ts';
import { forgetUser, rememberUser } from '#src/state/session.ts';
import { cardOf } from '#tests/support/product-card.ts';
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
const shelves = vi.hoisted(() => ({ categories: [] as unknown[] }));
vi.mock('./use-fullest-shelves.ts', () => ({ useFullestShelves: () => shelves.categories }));
vi.mock('./use-suggestions.ts', () => ({
  useSuggestions: (text: string) => (text.trim() === '' ? [] : [DAIRY, MILK]),
}));

const offers = vi.hoisted(() => ({ bought: [] as unknown[], popular: [] as unknown[] }));
vi.mock('./use-popular-but.ts', () => ({ usePopularBut: () => offers.popular }));
vi.mock('./usually-bought.tsx', () => ({
  UsuallyBought: ({ onFound }: { onFound: (found: unknown) => void }) => {
    useEffect(() => onFound(offers.bought), [onFound]);
    return null;
  },
}));
vi.mock('#src/blocks/cart-stepper.tsx', () => ({
  CartStepper: ({ card }: { card: { name: { en: string } } }) => <button type="button">Add {card.name.en}</button>,
}));

beforeEach(() => {
  forgetUser(null);
  localStorage.clear();
});

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
  expect(screen.getByRole('group', { name: 'Recent searches' })).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear recent searches' }));
  expect(screen.queryByRole('option')).toBeNull();
});

test('what is bought and what is popular stand under their names, after what was searched, each with a plus beside it, not in it', async () => {
  rememberUser({ id: 7, firstName: 'Sara', lastName: '', email: 'sara@example.ae', customerCode: 'C7' });
  rememberSearch('dates');
  offers.bought = [cardOf('1', { name: { en: 'Laban', ar: 'لبن' }, price: 650 })];
  offers.popular = [cardOf('2', { name: { en: 'Eggs', ar: 'بيض' }, price: 0 })];
  const { user } = await show();
  await user.click(box());
  await screen.findByRole('option', { name: /^Laban/ });
  expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
    'Recent searches',
    'Buy it again',
    'Popular now',
  ]);
  expect((await options())[1]).toMatch(/^LabanAED\s?6\.50/);
  const add = screen.getByRole('button', { name: 'Add Laban' });
  expect(add.closest('[role=option]')).toBeNull();
  expect(add.closest('[role=listbox]')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Add Eggs' })).toBeNull();
  offers.bought = offers.popular = [];
});

test('a guest is offered nothing as bought', async () => {
  offers.bought = [cardOf('1', { name: { en: 'Laban', ar: 'لبن' }, price: 650 })];
  offers.popular = [cardOf('2', { name: { en: 'Eggs', ar: 'بيض' }, price: 900 })];
  const { user } = await show();
  await user.click(box());
  expect((await options()).join(' ')).toMatch(/^Eggs/);
  offers.bought = offers.popular = [];
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

test('the fullest shelves stand last, and lead to what they name', async () => {
  shelves.categories = [
    { key: 'dairy', name: { en: 'Dairy', ar: 'ألبان' } },
    { key: 'bakery', name: { en: 'Bakery', ar: 'مخبز' } },
  ];
  const { user, address } = await show();
  await user.click(box());
  expect(await options()).toEqual(['Dairy', 'Bakery']);
  expect(screen.getByRole('group', { name: 'Popular categories' })).toBeTruthy();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(address()).toBe('/en/searchpage?categories=dairy');
  shelves.categories = [];
});
