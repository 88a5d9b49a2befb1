import { QueryClientProvider, type QueryKey } from '@tanstack/react-query';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { screen } from '@testing-library/react';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';

import { productPage } from '#src/domain/catalogue/queries.ts';
import { failed } from '#src/lib/result.ts';
import type { AppError } from '#src/net/app-error.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { pagePricesAsOf } from '#src/state/page-prices.ts';
import { cardOf } from '#tests/support/product-card.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { ProductPlace } from './product-place.tsx';

const seen = vi.hoisted(() => ({ cards: new Map<string, unknown>() }));
vi.mock('#src/offline/seen-by-code.ts', () => ({ seenByCode: async () => Promise.resolve(seen.cards) }));
vi.mock('./product-screen.tsx', () => ({ ProductScreen: () => <p>The whole page</p> }));

const words = { en: 'Apples', ar: 'تفاح' };
const card = cardOf('101001', { name: words, image: '/images/apples.webp', units: { en: '1 kg', ar: '١ كغ' } });
const asOf = '2026-11-20T10:00:00.000Z';

// The parts that come when they are wanted are there from the start: on a busy machine reading them takes longer than a test waits.
beforeAll(() => Promise.all([import('./seen-product.tsx'), import('#src/offline/own-cards.ts')]));

let failure: AppError;
beforeEach(() => {
  failure = { kind: 'offline' };
  seen.cards = new Map();
});

function show() {
  const send = vi.fn(() => Promise.resolve(failed(failure)));
  const client = createQueryClient({ send });
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  showWidget(
    <RouterContextProvider router={router}>
      <QueryClientProvider client={client}>
        <ProductPlace stockCode="101001" tab={undefined} onTab={() => undefined} />
      </QueryClientProvider>
    </RouterContextProvider>,
  );
  return { client, told: vi.spyOn(router, 'invalidate') };
}

test('without signal a product that a list has shown is bought by its card, with the age of its price and the picture that is here', async () => {
  seen.cards.set('101001', { card, asOf });
  show();
  expect(await screen.findByRole('heading', { level: 1, name: 'Apples' })).toBeTruthy();
  expect(screen.getByText('1 kg', { selector: 'bdi' })).toBeTruthy();
  expect(screen.getAllByRole('button', { name: /Add .*to cart/i }).length).toBeGreaterThan(0);
  expect(screen.getByRole('button', { name: 'Add to list' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Add to favourites' })).toBeTruthy();
  expect(screen.getByText(/description, ingredients/)).toBeTruthy();
  expect(screen.getByRole('img', { name: 'Apples' }).getAttribute('src')).toBe('/images/apples.webp');
  // Told in an effect, which a busy machine runs after the words are there.
  await vi.waitFor(() => expect(pagePricesAsOf()).toBe(asOf));
});

test('the signal makes it the whole page, which the route hears of for the title', async () => {
  seen.cards.set('101001', { card, asOf });
  const { client, told } = show();
  await screen.findByRole('heading', { name: 'Apples' });
  expect(told).not.toHaveBeenCalled();
  const key: QueryKey = productPage('101001').queryKey;
  client.setQueryData(key, { value: { card }, asOf });
  expect(await screen.findByText('The whole page')).toBeTruthy();
  expect(told).toHaveBeenCalledOnce();
});

test('what the device has never seen says so', async () => {
  show();
  expect(await screen.findByRole('heading', { name: 'You have not opened this page before' })).toBeTruthy();
});

test('a product that is not sold any more is not offered from memory', async () => {
  failure = { kind: 'refused', code: 'not_found', message: '' };
  seen.cards.set('101001', { card, asOf });
  show();
  expect(await screen.findByRole('heading', { name: 'We do not sell this any more' })).toBeTruthy();
});
