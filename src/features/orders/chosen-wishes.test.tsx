import { expect, test } from 'vitest';

import type { OrderDetail } from '#contract/order-detail.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { ChosenWishes } from './chosen-wishes.tsx';

const NONE = {
  instructions: '',
  packing: null,
  packingNote: '',
  deliveryMessage: '',
  ifSoldOut: null,
  printsInvoice: false,
} as unknown as OrderDetail;
const said = (more: Partial<OrderDetail>) =>
  [...showWidget(<ChosenWishes order={{ ...NONE, ...more }} />).container.querySelectorAll('p')].map(
    ({ textContent }) => textContent,
  );

test('what was chosen at checkout stands on the order', () => {
  const more = {
    packing: 'boxes',
    packingNote: 'Eggs on top',
    deliveryMessage: 'At the gate',
    ifSoldOut: 'call',
  } as const;
  expect(said({ ...more, instructions: 'Ripe bananas', printsInvoice: true })).toEqual([
    'You asked: Ripe bananas',
    'Packing: Boxes · Eggs on top',
    'If something runs out: call me',
    'Message to the driver: At the gate',
    'The invoice is printed and lies in the bag',
  ]);
});

test('an answer that a device kept from before says nothing of it', () => {
  expect(said({})).toEqual([]);
});
