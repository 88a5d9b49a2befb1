import { expect, test } from 'vitest';

import { barOffer } from './bar-offer.ts';
import type { Cart } from './use-cart.ts';

type Given = Parameters<typeof barOffer>[0];
const cart = (more: Partial<Given>): Given => ({
  lines: [{}] as unknown as Cart['lines'],
  isCurrent: true,
  quote: { total: 900 } as Cart['quote'],
  estimate: { rate: 700 } as Cart['estimate'],
  error: null,
  ...more,
});
const nothing = { rate: 0 } as Cart['estimate'];

test("the shop's total leads to checkout, and without one the estimate does", () => {
  expect(barOffer(cart({}))).toEqual({ total: 900, isWaiting: false, offers: 'checkout' });
  expect(barOffer(cart({ isCurrent: false }))).toEqual({ total: 700, isWaiting: true, offers: 'checkout' });
});

test('a total of 0 leads back to the shelves: an empty cart, every line out of stock, no price known without signal', () => {
  expect(barOffer(cart({ lines: [], isCurrent: false, quote: null, estimate: nothing })).offers).toBe(
    'continue-shopping',
  );
  expect(barOffer(cart({ quote: { total: 0 } as Cart['quote'] })).offers).toBe('continue-shopping');
  const unanswered = { isCurrent: false, quote: null, estimate: nothing, error: { kind: 'offline' } } as const;
  expect(barOffer(cart(unanswered)).offers).toBe('continue-shopping');
});

test('while the first answer is under way nothing is called empty', () => {
  expect(barOffer(cart({ isCurrent: false, quote: null, estimate: nothing }))).toMatchObject({
    isWaiting: true,
    offers: 'checkout',
  });
});
