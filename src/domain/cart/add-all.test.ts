/** A whole list into the cart: what is missing, and that it becomes durable as one batch without signal. */
import { expect, test, vi } from 'vitest';

import { IdbStore } from '#src/offline/shop/idb-store.ts';
import { attachShop } from '#src/offline/shop/shop-door.ts';
import { cardOf } from '#tests/support/product-card.ts';
import { offline, open, outboxOf, sim, simulateServer } from '#tests/support/shop-engine.ts';

import { addAllToCart, missingFromCart, takeAllBack } from './add-all.ts';
import { linesIn } from './all-lines.ts';

simulateServer();

const known = (...cards: ReturnType<typeof cardOf>[]) =>
  new Map(cards.map((card) => [card.stockCode, { card, asOf: '2026-11-20T10:00:00.000Z' }]));
const shelf = known(
  cardOf('A', { price: 500, promotionPrice: 400 }),
  cardOf('B', { price: 100, minimumOrder: 6 }),
  cardOf('out', { availability: 'out-of-stock' }),
  cardOf('soon', { isComingSoon: true }),
  cardOf('cuts', { price: 900, choice: { en: 'Choose your cut', ar: 'اختر القطعة' } }),
);
const nothing = (): number => 0;

test('missing is what the cart has too little of, in whole steps, at the prices of now', () => {
  const wanted = [{ stockCode: 'A', quantity: 3 }, { stockCode: 'B', quantity: 7 }, { stockCode: 'cuts' }];
  const { missing, rate, leftOut } = missingFromCart(wanted, shelf, (code) => (code === 'A' ? 1 : 0));
  expect(missing.map(({ card, has, more }) => [card.stockCode, has, more])).toEqual([
    ['A', 1, 2],
    ['B', 0, 12],
    ['cuts', 0, 1],
  ]);
  expect(rate).toBe(2 * 400 + 12 * 100 + 900);
  expect(leftOut).toBe(0);
});

test('what is in the cart already is not added again; what cannot be bought, or is not known here, is left out', () => {
  const wanted = [{ stockCode: 'A' }, { stockCode: 'out' }, { stockCode: 'soon' }, { stockCode: 'unknown' }];
  expect(missingFromCart(wanted, shelf, () => 5)).toEqual({ missing: [], rate: 0, leftOut: 3 });
});

test('all become durable in one write without signal, and go back the same way', async () => {
  sim.answer = offline;
  const shop = await open();
  attachShop(shop);
  const append = vi.spyOn(IdbStore.prototype, 'append');
  const { missing } = missingFromCart([{ stockCode: 'A', quantity: 2 }, { stockCode: 'B' }], shelf, nothing);
  expect(await addAllToCart(missing)).toEqual({ ok: true });
  expect(append).toHaveBeenCalledTimes(1);
  expect((await outboxOf()).outbox.map(({ args }) => args['stockCode'])).toEqual(['A', 'B']);
  expect(linesIn(shop.view()).map(({ stockCode, quantity }) => [stockCode, quantity])).toEqual([
    ['A', 2],
    ['B', 6],
  ]);
  expect(await takeAllBack(missing)).toEqual({ ok: true });
  expect(append).toHaveBeenCalledTimes(2);
  expect(linesIn(shop.view())).toEqual([]);
});
