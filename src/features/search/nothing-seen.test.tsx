import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { showWidget } from '#tests/support/show-widget.tsx';

import { NothingSeen } from './nothing-seen.tsx';

function show(hasWords: boolean) {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  showWidget(
    <RouterContextProvider router={router}>
      <NothingSeen hasWords={hasWords} onRetry={() => undefined} />
    </RouterContextProvider>,
  );
}

test('words that find nothing can be made shorter', () => {
  show(true);
  expect(screen.getByRole('status').textContent).toContain('Try a shorter word');
});

test('a shelf comes with a signal: nobody typed a word', () => {
  show(false);
  const said = screen.getByRole('status').textContent;
  expect(said).toContain('You have not opened this page before');
  expect(said).toContain('There is no signal, and this device has no copy of it yet.');
  expect(said).not.toMatch(/word|search/);
});
