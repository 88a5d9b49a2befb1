/** What an account's end makes of its regular orders, and what the file of own data says of them. */
import { beforeAll, expect, test } from 'vitest';

import { balanceOf } from '#server/ledger/accounts.ts';
import { regularOrdersOf } from '#tests/support/regular-orders.ts';
import { openSellingShop, type SellingShop } from '#tests/support/selling-shop.ts';

import { regularExporter } from './exporter.ts';
import { regularLeaving } from './leaving.ts';

let shop: SellingShop;
beforeAll(async () => {
  shop = await openSellingShop();
});

test('its regular orders end, and what was paid for them is released', async () => {
  const sara = await shop.buyer();
  const milk = shop.goods.find(({ isRegularEligible }) => isRegularEligible);
  if (!milk) throw new Error('nothing can be ordered regularly');
  const regulars = regularOrdersOf(shop, milk);
  const docno = await regulars.made(sara, { subsPaynow: true });
  await regulars.pay(sara, docno);
  expect(await regularExporter.read(shop.db.orm, sara.id, shop.now())).toMatchObject([
    {
      number: docno,
      state: 'running',
      paysNow: true,
      deliveries: Array.from({ length: 4 }, () => ({ state: 'planned' })),
    },
  ]);
  await shop.db.transaction(async (tx) => regularLeaving.before?.(tx, sara.id, shop.now()));
  expect(await balanceOf(shop.db.orm, { kind: 'wallet', userId: sara.id })).toMatchObject({ reserved: 0 });
  expect(await regulars.states(sara, docno)).toEqual(['cancelled', 'cancelled', 'cancelled', 'cancelled']);
});
