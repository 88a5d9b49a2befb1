import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { parseQueryString, writeQueryString } from '#src/lib/query-string.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { CorrectedWords } from './corrected-words.tsx';

function show(q: string, searched: string, isNamedElsewhere: boolean) {
  const router = createRouter({
    routeTree: createRootRoute(),
    history: createMemoryHistory(),
    parseSearch: parseQueryString,
    stringifySearch: writeQueryString,
  });
  showWidget(
    <RouterContextProvider router={router}>
      <CorrectedWords searched={searched} results={{ choice: { q, sort: 'stockSortRate-ASC' }, isNamedElsewhere }} />
    </RouterContextProvider>,
  );
}

test('what was typed is a link that searches for it as it stands, in the same order', () => {
  show('lactose free mlik', 'lactose free milk', false);
  const link = screen.getByRole('link', { name: 'Search instead for lactose free mlik' });
  const { searchParams } = new URL(link.getAttribute('href') ?? '', 'https://zad.test');
  expect(searchParams.get('q')).toBe('"lactose free mlik"');
  expect(searchParams.get('sort')).toBe('stockSortRate-ASC');
});

test('a name that the shop has not is told as what it is, and leads nowhere', () => {
  show('pampers', 'nappies', true);
  expect(screen.getByText('nappies')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
