import { expect, test } from 'vitest';

import { placeOf } from './place-of.ts';

test('each edit leads to where its thing is', () => {
  expect(placeOf({ name: 'item.quantity', args: { listId: 'a b', stockCode: 'X' } })).toBe(
    '/account/myfavourites?tab=lists&list=a%20b',
  );
  expect(placeOf({ name: 'favourite.set', args: { stockCode: 'X', isOn: true } })).toBe('/account/myfavourites');
  expect(placeOf({ name: 'cart.set', args: { stockCode: 'X' } })).toBe('/cart');
  expect(placeOf({ name: 'box.move', args: { cartType: 'CGB', stockCode: 'X' } })).toBe('/cart');
  expect(placeOf({ name: 'notify.set', args: { stockCode: 'X' } })).toBeNull();
});
