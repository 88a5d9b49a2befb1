import { act, fireEvent, screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import type { FacetBuckets } from '#contract/catalogue.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { FilterGroups } from './filter-groups.tsx';
import type { SearchChoice } from './search-choice.ts';

const bucket = (key: string) => ({ key, label: { en: key, ar: key }, count: 3 });
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
  const at = (choice: SearchChoice) => (
    <FilterGroups facets={FACETS} choice={choice} onChange={(next) => asked.push(next)} />
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
  fireEvent.click(screen.getByRole('button', { name: 'Clear All' }));
  expect(box(/Barakat/)).toHaveProperty('checked', false);
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
