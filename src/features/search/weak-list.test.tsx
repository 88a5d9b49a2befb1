import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { showWidget } from '#tests/support/show-widget.tsx';

import { WeakList } from './weak-list.tsx';

vi.mock(import('./use-search-results.ts'), () => ({
  useSearchResults: (() => ({ query: { hasNextPage: false }, cards: [], total: 1 })) as never,
}));

test.each([
  ['below the one that was asked for, another is not the only product', 1, 'You have seen all 2 products'],
  ['where nothing else was found, it is', 0, 'This is the only product'],
])('%s', (_, before, said) => {
  showWidget(<WeakList label="Related to saffron" before={before} />);
  expect(screen.getByText(said)).toBeTruthy();
});
