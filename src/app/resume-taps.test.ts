import { afterEach, beforeEach, expect, test } from 'vitest';

import { succeed } from '#contract/call.ts';
import { readCards } from '#contract/catalogue.ts';
import { createApi } from '#src/net/api.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { attachShop } from '#src/offline/shop/shop-door.ts';
import { MemoryShop } from '#tests/support/memory-shop.ts';
import { cardOf } from '#tests/support/product-card.ts';

import { resumeTaps } from './resume-taps.ts';

let shop: MemoryShop;
let visited: unknown[];
beforeEach(() => {
  shop = new MemoryShop();
  attachShop(shop);
  visited = [];
});
afterEach(() => attachShop(null));

const client = createQueryClient(
  createApi(() =>
    Promise.resolve(Response.json(succeed(readCards, { products: [cardOf('M1', { minimumOrder: 1 })] }))),
  ),
);
const router = { navigate: (to: unknown) => Promise.resolve(void visited.push(to)) } as never;

test('the taps before a sign-in that left the page are done after it (W14)', async () => {
  await resumeTaps(
    [
      { kind: 'cart', stockCode: 'M1', quantity: 3 },
      { kind: 'favourite', stockCode: 'M1', quantity: 0 },
      { kind: 'notify', stockCode: 'M2', quantity: 0 },
      { kind: 'page', next: '/cart' },
    ],
    { client, router, locale: 'ar' },
  );
  expect(shop.rows.get('C:CRT|M1')).toMatchObject({ quantity: 3 });
  expect([...shop.rows.keys()].toSorted()).toEqual(['C:CRT|M1', 'F:M1', 'N:M2']);
  expect(visited).toEqual([{ href: '/ar/cart' }]);
});
