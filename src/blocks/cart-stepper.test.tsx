import { fireEvent, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { cardOf } from '#tests/support/product-card.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { CartStepper } from './cart-stepper.tsx';

const line = vi.hoisted(() => ({ quantity: 0 }));
vi.mock('./use-cart-line.ts', () => ({
  useCartLine: () => ({ quantity: line.quantity, add: () => void (line.quantity = 1) }),
}));
vi.mock('#src/domain/cart/lines.ts', () => ({ useIsCartKnown: () => true }));

const page = () => (
  <>
    <input aria-label="Search" />
    <CartStepper card={cardOf('106001')} />
  </>
);
const add = (): HTMLElement => screen.getByRole('button', { name: /to cart$/ });
const more = (): Promise<HTMLElement> => screen.findByRole('button', { name: /^More of/ });

test('the stepper takes over the focus of the plus that it comes in place of', async () => {
  line.quantity = 0;
  const { rerender } = showWidget(page());
  add().focus();
  fireEvent.click(add());
  rerender(page());
  const plus = await more();
  expect(document.activeElement).toBe(plus);
});

test('a plus beside a field that holds the keyboard leaves it there', async () => {
  line.quantity = 0;
  const { rerender } = showWidget(page());
  const field = screen.getByRole('textbox');
  field.focus();
  fireEvent.click(add());
  rerender(page());
  await more();
  expect(document.activeElement).toBe(field);
});
