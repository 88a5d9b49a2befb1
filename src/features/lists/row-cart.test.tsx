import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';

import { cardOf } from '#tests/support/product-card.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { RowCart } from './row-cart.tsx';

const { inCart, add, setLineOrSay } = vi.hoisted(() => ({
  inCart: { now: 0 },
  add: vi.fn<(more?: number) => void>(),
  setLineOrSay: vi.fn<(line: { quantity: number }) => Promise<boolean>>(),
}));
vi.mock(import('#src/blocks/use-cart-line.ts'), () => ({
  useCartLine: () => ({ quantity: inCart.now, add }),
}));
vi.mock(import('#src/blocks/set-line-or-say.ts'), () => ({ setLineOrSay }));

beforeEach(() => vi.clearAllMocks());

function show(quantity: number, now: number): HTMLElement {
  inCart.now = now;
  showWidget(<RowCart card={cardOf('106001')} quantity={quantity} />);
  return screen.getByRole('button');
}

test.each([
  { wanted: 2, now: 0, more: 2 },
  { wanted: 3, now: 1, more: 2 },
])('a tap puts in what the cart lacks of $wanted: it has $now', async ({ wanted, now, more }) => {
  const button = show(wanted, now);
  expect(button.getAttribute('aria-pressed')).toBe('false');
  await userEvent.click(button);
  expect(add).toHaveBeenCalledWith(more);
});

test('what the cart has is taken out again, but no more than the list put in; it says no second number', async () => {
  const button = show(2, 3);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  expect(button.textContent).toBe('');
  await userEvent.click(button);
  expect(setLineOrSay.mock.calls[0]?.[0]).toMatchObject({ quantity: 1 });
  expect(add).not.toHaveBeenCalled();
});
