import { expect, test } from 'vitest';

import type { LoginReason } from '#src/state/panels.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { useLoginReason } from './use-login-reason.ts';

function Why({ reason = 'cart', product }: { reason?: LoginReason; product?: string }) {
  return <p>{useLoginReason(reason, product)}</p>;
}

test('a tap on "Add" asks to sign in for the product by its name; the cart alone for the cart', () => {
  expect(showWidget(<Why product="Full Cream Milk" />).container.textContent).toBe(
    'Sign in to add Full Cream Milk to the cart.',
  );
  expect(showWidget(<Why />).container.textContent).toBe('Sign in to see your cart.');
});

test('a tap on a heart asks to sign in for the product by its name', () => {
  expect(showWidget(<Why reason="favourites" product="Cucumbers" />).container.textContent).toBe(
    'Sign in to add Cucumbers to your favourites.',
  );
});

test('statements ask in the words of the specification', () => {
  expect(showWidget(<Why reason="statements" />).container.textContent).toBe('Please log in to view your statements.');
});
