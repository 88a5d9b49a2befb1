import { afterEach, expect, test } from 'vitest';

import { attachShop } from '#src/offline/shop/shop-door.ts';
import { MemoryShop } from '#tests/support/memory-shop.ts';

import { favouritesIn, setFavourite } from './favourites.ts';

afterEach(() => attachShop(null));

test('a favourite is set and taken away; a second tap that says the same changes nothing', async () => {
  const shop = new MemoryShop();
  attachShop(shop);
  await setFavourite('A', true);
  await setFavourite('A', true);
  await setFavourite('B', true);
  expect(
    favouritesIn(shop.view())
      .map(({ stockCode }) => stockCode)
      .toSorted(),
  ).toEqual(['A', 'B']);
  await setFavourite('A', false);
  expect(favouritesIn(shop.view()).map(({ stockCode }) => stockCode)).toEqual(['B']);
});

test('the newest stand first', () => {
  const shop = new MemoryShop();
  shop.rows.set('F:A', { since: '2026-11-20T10:00:00.000Z' });
  shop.rows.set('F:B', { since: '2026-11-21T10:00:00.000Z' });
  expect(favouritesIn(shop.view()).map(({ stockCode }) => stockCode)).toEqual(['B', 'A']);
});
