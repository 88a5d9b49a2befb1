import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { showWidget } from '#tests/support/show-widget.tsx';

import { EmptyResult } from './empty-result.tsx';
import type { SearchChoice } from './search-choice.ts';

const at = vi.hoisted(() => ({ choice: {} as SearchChoice }));
vi.mock('./use-search-choice.ts', () => ({ useSearchChoice: () => at.choice, useChangeSearch: () => vi.fn() }));
vi.mock('./later-popular.ts', () => ({ LaterPopular: () => null }));
vi.mock('./popular-categories.tsx', () => ({ PopularCategories: () => 'Popular categories' }));

function show(choice: SearchChoice, meant: string | null, hasRelated = false) {
  at.choice = choice;
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  showWidget(
    <RouterContextProvider router={router}>
      <EmptyResult meant={meant} hasRelated={hasRelated} />
    </RouterContextProvider>,
  );
}

test('what is spelt nearly so is a link that searches for it', () => {
  show({ q: 'carot' }, 'carrot');
  expect(screen.getByText(/^Did you mean/).textContent).toBe('Did you mean carrot?');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/en/searchpage?q=carrot');
});

test('with nothing near there is a hint, and no link', () => {
  show({ q: 'zzzz' }, null);
  expect(screen.getByText(/^Try other words/)).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('above what has to do with it, nothing else is offered', () => {
  show({ q: 'zzzz' }, null, true);
  expect(screen.queryByText('Popular categories')).toBeNull();
});

test('where filters leave nothing, they are what is taken off', () => {
  show({ q: 'milk', brandDesc: ['x'] }, null);
  expect(screen.getByRole('button', { name: 'Clear All' })).toBeTruthy();
});
