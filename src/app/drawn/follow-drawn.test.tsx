import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';

import { PagePriceAge } from '#src/blocks/page-price-age.tsx';
import { formatDate } from '#src/lib/dates.ts';
import { attachShop } from '#src/offline/shop/shop-door.ts';
import { pagePricesAsOf } from '#src/state/page-prices.ts';
import { MemoryShop } from '#tests/support/memory-shop.ts';

import { followDrawn } from './follow-drawn.ts';

type Router = Parameters<typeof followDrawn>[0];

/** Of a router only the pages that match are asked for. */
const ROUTER = { state: { matches: [{ staticData: { isDrawnFirst: true } }] } } as unknown as Router;

afterEach(() => attachShop(null));

/** The page as it is kept when the shopper leaves it. */
function keptTree(): string {
  const shop = new MemoryShop();
  attachShop(shop);
  dispatchEvent(new Event('pagehide'));
  return shop.drawn;
}

test('a page is kept with the time of its prices, not with the later one at which it was drawn (L8)', () => {
  document.documentElement.lang = 'en';
  document.body.innerHTML =
    '<script type="text/plain" src="/assets/index-1.js"></script><div id="root"><main>Milk</main></div>';
  // Not before it is there: happy-dom would want to load it.
  document.querySelector('script')?.setAttribute('type', 'module');
  followDrawn(ROUTER, pagePricesAsOf);
  const asOf = '2026-01-05T03:35:00.000Z';
  render(<PagePriceAge asOf={['2026-02-01T10:00:00.000Z', asOf]} />);
  expect(keptTree()).toContain('5 Jan 07:35');
  cleanup();
  // Prices of now, or none: the moment itself.
  expect(keptTree()).toContain(formatDate(new Date().toISOString(), 'day', 'en'));
});
