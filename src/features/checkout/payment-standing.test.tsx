import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';

import { paymentMessages } from '#contract/messages/payments.ts';
import type { Payment } from '#src/domain/payments/use-payment.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { PaymentStanding } from './payment-standing.tsx';

const show = (state: Payment['state'], problem: string | null = null) =>
  showWidget(<PaymentStanding payment={{ state, stopError: null } as Payment} problem={problem} />);
const nothingCharged = () => screen.queryByText(/^Nothing was charged/);

test('a payment that the bank refused says that nothing was charged, and what to do', () => {
  show({ at: 'choosing', said: paymentMessages.failed });
  expect(screen.getByRole('alert').textContent).toBe('Payment Failed !');
  expect(nothingCharged()).toBeTruthy();
});

test('one that was given back, or may still go through, says nothing of the kind', () => {
  show({ at: 'choosing', said: paymentMessages.givenBack }).unmount();
  show({ at: 'open', said: paymentMessages.tryAgain, challenge: null }).unmount();
  show({ at: 'choosing', said: paymentMessages.failed }, 'Tick the box');
  expect(nothingCharged()).toBeNull();
});
