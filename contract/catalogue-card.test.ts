/** What another server that speaks the specification may send of a product (storefront.md section 3). */
import { expect, test } from 'vitest';

import { cardOf } from '#tests/support/product-card.ts';

import { productCard } from './catalogue-card.ts';
import { LENIENT } from './wire.ts';

const wire = (more: Record<string, unknown>): unknown => ({ ...(productCard.encode(cardOf('X')) as object), ...more });
const read = (more: Record<string, unknown>) => productCard.decode(wire(more), '', LENIENT);

test('a minimum order that is not sent is 1', () => {
  expect(read({ stockMinimumOrder: undefined }).minimumOrder).toBe(1);
  expect(read({ stockMinimumOrder: null }).minimumOrder).toBe(1);
  expect(read({ stockMinimumOrder: 6 }).minimumOrder).toBe(6);
});

test.each([
  [1, 'in-stock'],
  [12, 'out-of-stock'],
  [7, 'in-stock'],
])('activestatus %d is %s and does not fail the answer', (activestatus, availability) => {
  expect(read({ activestatus }).availability).toBe(availability);
});

test('pl_isactive hides by 12 alone', () => {
  expect(read({ pl_isactive: 3 }).listing).toBe('active');
  expect(read({ pl_isactive: 12 }).listing).toBe('inactive');
  expect(() => read({ pl_isactive: 'yes' })).toThrow('pl_isactive: must be a whole number');
});

test('the requested and the cart quantity are read, and not sent where there is none', () => {
  expect(read({ stockQty: 3, stockCartQty: 2 })).toMatchObject({ requestedQuantity: 3, cartQuantity: 2 });
  expect(read({})).toMatchObject({ requestedQuantity: null, cartQuantity: null });
  expect(productCard.encode(cardOf('X'))).not.toHaveProperty('stockQty');
});
