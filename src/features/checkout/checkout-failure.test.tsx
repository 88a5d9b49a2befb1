import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { act, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';

import { noteReachable, noteUnreachable } from '#src/state/connectivity.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { CheckoutFailure } from './checkout-failure.tsx';

afterEach(noteReachable);

function show(kind: 'offline' | 'server') {
  const onRetry = vi.fn();
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  const error = kind === 'server' ? { kind, status: 500 } : { kind };
  showWidget(
    <RouterContextProvider router={router}>
      <CheckoutFailure error={error} onRetry={onRetry} />
    </RouterContextProvider>,
  );
  return onRetry;
}

test('without signal it says what checkout needs, and asks once when the signal is back', async () => {
  noteUnreachable();
  const onRetry = show('offline');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Checkout needs a connection');
  expect(onRetry).not.toHaveBeenCalled();
  await act(async () => noteReachable());
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a fault of the shop is said as one, and is asked again by a tap alone', async () => {
  const onRetry = show('server');
  expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Something went wrong on our side');
  await act(async () => noteReachable());
  expect(onRetry).not.toHaveBeenCalled();
});
