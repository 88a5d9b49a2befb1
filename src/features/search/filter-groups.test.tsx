import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { FacetBuckets } from '#contract/catalogue.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { FilterGroups } from './filter-groups.tsx';
import type { SearchChoice } from './search-choice.ts';

const bucket = (key: string, count = 3) => ({ key, label: { en: key, ar: key }, count });
const FACETS: FacetBuckets = {
  productDesc: [],
  familyDesc: [],
  featured: [],
  brandDesc: [bucket('Barakat'), bucket('Camel Farm')],
  categories: [],
  originDesc: [],
};

function showGroups() {
  const asked: SearchChoice[] = [];
  const at = (choice: SearchChoice, facets = FACETS, total = 6) => (
    <FilterGroups facets={facets} total={total} choice={choice} onChange={(next) => asked.push(next)} />
  );
  return { asked, at, ...showWidget(at({ q: 'milk' })) };
}
const box = (name: RegExp) => screen.getByRole('checkbox', { name });

test('a tap is seen and built on before the address has followed', () => {
  const { asked } = showGroups();
  fireEvent.click(box(/Barakat/));
  expect(box(/Barakat/)).toHaveProperty('checked', true);
  fireEvent.click(box(/Camel Farm/));
  expect(asked.at(-1)).toEqual({ q: 'milk', brandDesc: ['Barakat', 'Camel Farm'] });
  screen.getByRole('button', { name: 'Clear All' }).focus();
  fireEvent.click(screen.getByRole('button', { name: 'Clear All' }));
  expect(document.activeElement?.contains(box(/Barakat/))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
  expect(box(/Barakat/)).toHaveProperty('checked', false);
});

test('prices are a group of their own, in their order, though they travel with what is featured', () => {
  const featured = [bucket('offers'), bucket('vegan'), bucket('price-to-5', 1), bucket('price-5-to-10', 2)];
  const { asked, at, rerender } = showGroups();
  act(() => rerender(at({ q: 'milk' }, { ...FACETS, featured })));
  const group = screen.getByRole('group', { name: 'Price' });
  expect(within(group).getAllByRole('checkbox')).toHaveLength(2);
  fireEvent.click(within(group).getByRole('checkbox', { name: /price-to-5/ }));
  expect(asked.at(-1)).toEqual({ q: 'milk', featured: ['price-to-5'] });
});

test("a price of the shopper's own takes the place of bands, and a band of it", () => {
  const featured = [bucket('offers'), bucket('price-to-5', 1), bucket('price-5-to-10', 2)];
  const { asked, at, rerender } = showGroups();
  act(() => rerender(at({ q: 'milk', featured: ['offers', 'price-to-5'] }, { ...FACETS, featured })));
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `Price: ${name}` });
  fireEvent.change(field('From'), { target: { value: '٣٠' } });
  fireEvent.change(field('To'), { target: { value: '10 AED' } });
  fireEvent.keyDown(field('To'), { key: 'Enter' });
  expect(asked.at(-1)).toEqual({ q: 'milk', featured: ['offers', 'price-range-10-30'] });
  expect([field('From').value, field('To').value]).toEqual(['10', '30']);
  const count = asked.length;
  fireEvent.blur(field('To'));
  expect(asked).toHaveLength(count);
  fireEvent.click(box(/price-to-5/));
  expect(asked.at(-1)).toEqual({ q: 'milk', featured: ['offers', 'price-to-5'] });
  expect(field('From').value).toBe('');
});

test("a price of the shopper's own is taken once nothing more is typed, and no end is turned round meanwhile", async () => {
  const featured = [bucket('price-to-5', 1), bucket('price-5-to-10', 2)];
  const { asked, at, rerender } = showGroups();
  act(() => rerender(at({ q: 'milk' }, { ...FACETS, featured })));
  const field = (name: string) => screen.getByRole<HTMLInputElement>('textbox', { name: `Price: ${name}` });
  fireEvent.change(field('From'), { target: { value: '30' } });
  fireEvent.change(field('To'), { target: { value: '4' } });
  await new Promise((done) => setTimeout(done, 1100));
  expect(asked).toEqual([]);
  fireEvent.change(field('To'), { target: { value: '40' } });
  await waitFor(() => expect(asked.at(-1)).toEqual({ q: 'milk', featured: ['price-range-30-40'] }), { timeout: 3000 });
});

test('what was asked for does not come back with the address it was asked at', () => {
  const { at, rerender } = showGroups();
  fireEvent.click(box(/Barakat/));
  act(() => rerender(at({ q: 'milk', brandDesc: ['Barakat'] })));
  expect(box(/Barakat/)).toHaveProperty('checked', true);
  act(() => rerender(at({ q: 'milk' })));
  expect(box(/Barakat/)).toHaveProperty('checked', false);
});

test('what is chosen when the filters open stands first in its group, and nothing moves while the shopper ticks', () => {
  const { at, rerender } = showGroups();
  const names = () => screen.getAllByRole('checkbox').map((one) => one.closest('label')?.textContent);
  expect(names()).toEqual(['Barakat3', 'Camel Farm3']);
  fireEvent.click(box(/Camel Farm/));
  act(() => rerender(at({ q: 'milk', brandDesc: ['Camel Farm'] })));
  expect(names()).toEqual(['Barakat3', 'Camel Farm3']);
  act(() => rerender(<p>closed</p>));
  act(() => rerender(at({ q: 'milk', brandDesc: ['Camel Farm'] })));
  expect(names()).toEqual(['Camel Farm3', 'Barakat3']);
});

const headings = () => screen.queryAllByRole('group').map((one) => one.querySelector('legend')?.textContent);
const boxes = () => screen.queryAllByRole('checkbox').map((one) => one.closest('label')?.textContent);

test('a group whose one value all products have says nothing and is left out, unless it is chosen', () => {
  const { at, rerender } = showGroups();
  const all = { ...FACETS, categories: [bucket('Dairy', 6)], originDesc: [bucket('Oman', 6)] };
  act(() => rerender(at({ q: 'milk' }, all, 6)));
  expect(headings()).toEqual(['Brand']);
  act(() => rerender(at({ q: 'milk' }, all, 9)));
  expect(headings()).toEqual(['Brand', 'Category', 'Origin']);
  act(() => rerender(at({ q: 'milk' }, all, 6)));
  act(() => rerender(at({ q: 'milk', originDesc: ['Oman'] }, all, 6)));
  expect(headings()).toEqual(['Brand', 'Origin']);
});

const BADGES = { ...FACETS, featured: [bucket('vegan', 6), bucket('organic', 2)] };

test('a value that all products have is left out of its group, unless it is chosen', () => {
  const { at, rerender } = showGroups();
  act(() => rerender(at({ q: 'milk' }, BADGES, 6)));
  expect(boxes()).toEqual(['Barakat3', 'Camel Farm3', 'organic2']);
  act(() => rerender(at({ q: 'milk', featured: ['vegan'] }, BADGES, 6)));
  expect(boxes()).toEqual(['Barakat3', 'Camel Farm3', 'organic2', 'vegan6']);
});

test('while the shopper chooses, no value comes or goes by the others: what no product is left for stays, and cannot be chosen', () => {
  const { at, rerender } = showGroups();
  act(() => rerender(at({ q: 'milk' }, BADGES, 6)));
  fireEvent.click(box(/organic/));
  const left = { ...BADGES, featured: [bucket('vegan', 2), bucket('organic', 2)], brandDesc: [bucket('Barakat', 2)] };
  act(() => rerender(at({ q: 'milk', featured: ['organic'] }, left, 2)));
  expect(boxes()).toEqual(['Barakat2', 'Camel Farm0', 'organic2']);
  expect(box(/Camel Farm/)).toHaveProperty('disabled', true);
  act(() => rerender(at({ q: 'milk' }, BADGES, 6)));
  expect(boxes()).toEqual(['Barakat3', 'Camel Farm3', 'organic2']);
  expect(box(/Camel Farm/)).toHaveProperty('disabled', false);
});

test('what all products of one question have is no reason to leave it out of another', () => {
  const { at, rerender } = showGroups();
  act(() => rerender(at({ q: 'milk' }, BADGES, 6)));
  const other = { ...BADGES, featured: [bucket('vegan', 2), bucket('organic', 1)] };
  act(() => rerender(at({ q: 'tea', brandDesc: ['Barakat'] }, other, 3)));
  expect(boxes()).toContain('vegan2');
  act(() => rerender(at({ q: 'tea', featured: ['organic'] }, other, 2)));
  expect(boxes()).not.toContain('vegan2');
});

test('opened again, they are as they were before something was chosen', () => {
  const { at, rerender } = showGroups();
  act(() => rerender(at({ q: 'olives' })));
  const few = { ...FACETS, brandDesc: [bucket('Camel Farm')] };
  const chosen = { q: 'olives', brandDesc: ['Camel Farm'] };
  act(() => rerender(at(chosen, few, 3)));
  act(() => rerender(<p>closed</p>));
  act(() => rerender(at(chosen, few, 3)));
  expect(boxes()).toEqual(['Camel Farm3', 'Barakat0']);
});

test('a group that was there stays while the shopper chooses', () => {
  const { at, rerender } = showGroups();
  const wide = { ...FACETS, categories: [bucket('Dairy'), bucket('Bakery')] };
  act(() => rerender(at({ q: 'milk' }, wide)));
  fireEvent.click(box(/Barakat/));
  act(() => rerender(at({ q: 'milk', brandDesc: ['Barakat'] }, { ...wide, categories: [bucket('Dairy')] }, 3)));
  expect(headings()).toEqual(['Category', 'Brand']);
});

test('on the page of a category, the category is no filter', () => {
  const { at, rerender } = showGroups();
  const wide = { ...FACETS, categories: [bucket('Dairy'), bucket('Bakery')] };
  act(() => rerender(at({ categories: ['Dairy'] }, wide)));
  expect(headings()).toEqual(['Brand']);
  expect(screen.queryByRole('button', { name: 'Clear All' })).toBeNull();
});

test('what is reduced comes first, what is one value alone last, and stays there while the shopper chooses', () => {
  const { at, rerender } = showGroups();
  const some = {
    ...FACETS,
    featured: [bucket('new', 3), bucket('offers', 2), bucket('vegan', 2)],
    categories: [bucket('Dairy', 4)],
  };
  act(() => rerender(at({ q: 'milk' }, some)));
  expect(headings()).toEqual(['Featured', 'Brand', 'Diet and more', 'Category']);
  expect(boxes().slice(0, 2)).toEqual(['offers2', 'new3']);
  fireEvent.click(box(/Barakat/));
  const left = { ...some, featured: [bucket('new', 3), bucket('vegan', 2)] };
  act(() => rerender(at({ q: 'milk', brandDesc: ['Barakat'] }, left, 3)));
  expect(headings()).toEqual(['Featured', 'Brand', 'Diet and more', 'Category']);
});

test('there is a field to search them where there are twenty values, and none where there are fewer', () => {
  const { at, rerender } = showGroups();
  expect(screen.queryByRole('textbox')).toBeNull();
  const many = { ...FACETS, brandDesc: Array.from({ length: 20 }, (_, one) => bucket(`brand ${one}`)) };
  act(() => rerender(at({ q: 'milk' }, many)));
  fireEvent.change(screen.getByRole('textbox', { name: 'Search filters' }), { target: { value: 'brand 19' } });
  expect(boxes()).toEqual(['brand 193']);
});

test('the field to search them stays while what is chosen leaves few values, and goes with the choice', () => {
  const { at, rerender } = showGroups();
  const many = { ...FACETS, brandDesc: Array.from({ length: 20 }, (_, one) => bucket(`brand ${one}`)) };
  const field = () => screen.queryByRole('textbox', { name: 'Search filters' });
  act(() => rerender(at({ q: 'milk' }, many)));
  expect(field()).not.toBeNull();
  act(() => rerender(at({ q: 'milk', brandDesc: ['brand 1'] }, FACETS)));
  expect(field()).not.toBeNull();
  act(() => rerender(at({ q: 'milk' }, FACETS)));
  expect(field()).toBeNull();
});

test('names of products that are found once each are no filter; one in two cuts makes them one', () => {
  const { at, rerender } = showGroups();
  const once = { ...FACETS, productDesc: [bucket('Laban', 1), bucket('Milk', 1)] };
  act(() => rerender(at({ q: 'laban' }, once)));
  expect(headings()).not.toContain('Product');
  act(() => rerender(at({ q: 'salmon' }, { ...once, productDesc: [bucket('Salmon', 2), bucket('Trout', 1)] })));
  expect(headings()).toContain('Product');
});

test('a group opens with five values and a button for all; what is chosen is seen all the same', () => {
  const { at, rerender } = showGroups();
  const named = (word: string, count: number) => Array.from({ length: count }, (_, one) => bucket(`${word} ${one}`));
  const many = { ...FACETS, brandDesc: named('brand', 7), productDesc: named('product', 8) };
  act(() => rerender(at({ q: 'tea', productDesc: ['product 7'] }, many)));
  expect(headings()).toEqual(['Brand', 'Product']);
  const few = ['brand 03', 'brand 13', 'brand 23', 'brand 33', 'brand 43'].concat([
    'product 73',
    'product 03',
    'product 13',
    'product 23',
    'product 33',
  ]);
  expect(boxes()).toEqual(few);
  const all = screen.getByRole('button', { name: 'Show all 7' });
  fireEvent.click(all);
  expect(boxes()).toContain('brand 63');
  fireEvent.click(screen.getByRole('button', { name: 'Show fewer', expanded: true }));
  expect(boxes()).toEqual(few);
  fireEvent.click(screen.getByRole('button', { name: 'Show all 8' }));
  expect(boxes().slice(-3)).toEqual(['product 43', 'product 53', 'product 63']);
});

test('beside the results the first groups are open, the others unfold by their headings, by a search, and for what is chosen', () => {
  const named = (word: string, count: number) => Array.from({ length: count }, (_, one) => bucket(`${word} ${one}`));
  const many = {
    ...FACETS,
    brandDesc: named('brand', 20),
    originDesc: named('origin', 2),
    productDesc: named('dish', 2),
  };
  const choice = { q: 'milk', productDesc: ['dish 1'] };
  showWidget(<FilterGroups facets={many} total={30} open={1} choice={choice} onChange={() => {}} />);
  const origin = screen.getByRole('button', { name: 'Origin', expanded: false });
  expect(screen.getByRole('button', { name: 'Brand', expanded: true })).toBeTruthy();
  expect(boxes().slice(-2)).toEqual(['dish 13', 'dish 03']);
  expect(boxes()).not.toContain('origin 03');
  fireEvent.change(screen.getByRole('textbox', { name: 'Search filters' }), { target: { value: 'origin 1' } });
  expect(boxes()).toEqual(['origin 13']);
  fireEvent.change(screen.getByRole('textbox', { name: 'Search filters' }), { target: { value: '' } });
  fireEvent.click(origin.isConnected ? origin : screen.getByRole('button', { name: 'Origin' }));
  expect(boxes()).toContain('origin 03');
});

test.each(['9.5', '٩٫٥', '9,50', '9.5.0'])('fils of a price stay, whatever dot the keyboard has: %s', (typed) => {
  const featured = [bucket('price-to-5', 1), bucket('price-5-to-10', 2)];
  const { asked, at, rerender } = showGroups();
  act(() => rerender(at({ q: 'milk' }, { ...FACETS, featured })));
  const to = screen.getByRole('textbox', { name: 'Price: To' });
  fireEvent.change(to, { target: { value: typed } });
  fireEvent.keyDown(to, { key: 'Enter' });
  expect(asked.at(-1)).toEqual({ q: 'milk', featured: ['price-range--9.5'] });
});
