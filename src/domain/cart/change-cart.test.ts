import { afterEach, beforeEach, expect, test } from 'vitest';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { attachShop } from '#src/offline/shop/shop-door.ts';
import { MemoryShop } from '#tests/support/memory-shop.ts';

import { addToCart } from './add-to-cart.ts';
import { setLine } from './set-line.ts';

const milk = { stockCode: 'A', minimumOrder: 2, price: 500, promotionPrice: null } as ProductCard;
const line = { cartType: 'CRT', stockCode: 'A' } as const;
const SERVERS = { quantity: 5, seenPrice: 500, since: '2026-11-21T08:00:00.000Z', message: null, isGiftWrapped: false };

let shop: MemoryShop;
beforeEach(() => {
  shop = new MemoryShop();
  attachShop(shop);
});
afterEach(() => attachShop(null));

/** What the server's cart comes to when the edits of this device arrive there. */
async function onTheServer(): Promise<number | undefined> {
  const server = new MemoryShop();
  server.rows.set('C:CRT|A', SERVERS);
  for (const { name, args } of shop.waiting) await server.run(name, args);
  return server.rows.get('C:CRT|A')?.['quantity'] as number | undefined;
}

test('on a device that has not heard of the cart, taps add to what the server has', async () => {
  shop.isComplete = false;
  await addToCart(milk);
  expect(shop.rows.get('C:CRT|A')).toMatchObject({ quantity: 2 });
  await setLine(line, 4, 500);
  expect(shop.rows.get('C:CRT|A')).toMatchObject({ quantity: 4 });
  expect(await onTheServer()).toBe(9);
});

test('there, what was added is taken back without touching what the server has', async () => {
  shop.isComplete = false;
  await addToCart(milk);
  await setLine(line, 0, 500);
  expect(shop.rows.has('C:CRT|A')).toBe(false);
  expect(await onTheServer()).toBe(5);
});

test('"Add" on a device that knew an older cart adds as well', async () => {
  await addToCart(milk);
  expect(await onTheServer()).toBe(7);
});

test('a quantity that the shopper sees and changes is said as it is', async () => {
  shop.rows.set('C:CRT|A', SERVERS);
  await setLine(line, 3, 500);
  expect(shop.waiting).toMatchObject([{ name: 'cart.set', args: { quantity: 3 } }]);
  await setLine(line, 0, 500);
  expect(shop.rows.has('C:CRT|A')).toBe(false);
});
