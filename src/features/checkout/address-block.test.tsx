import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test, vi } from 'vitest';

import type { Address } from '#contract/addresses.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { AddressBlock } from './address-block.tsx';

const both = (text: string) => ({ en: text, ar: text });
const place = (id: number, label: string): Address =>
  ({
    id,
    label: both(label),
    line1: label,
    full: both(label),
    area: both('Marina'),
    emirate: both('Dubai'),
  }) as Address;
const PLACES = [place(1, 'Home'), place(2, 'Work'), place(3, 'Mother')];

vi.mock('@tanstack/react-query', async (real) => ({
  ...(await real<object>()),
  useQuery: () => ({ data: { value: { addresses: PLACES } } }),
}));
vi.mock(import('#src/blocks/use-open-map.ts'), () => ({ useOpenMap: () => () => undefined }));
vi.mock(import('./use-edit-address.ts'), () => ({ useEditAddress: () => () => undefined }));

function Checkout() {
  const [id, choose] = useState(1);
  return <AddressBlock chosen={PLACES[id - 1] ?? null} onChoose={choose} error={undefined} />;
}
const change = () => screen.getByRole('button', { name: 'Change the delivery address' });
const chosen = () => screen.getAllByRole<HTMLInputElement>('radio').find(({ checked }) => checked)?.value;

test('a tap on another address takes it and closes the others, with the keyboard back at Change', async () => {
  const { user } = showWidget(<Checkout />);
  await user.click(change());
  await user.click(screen.getByRole('radio', { name: /Work/ }));
  expect(screen.queryByRole('radio')).toBeNull();
  expect(document.activeElement).toBe(change());
  expect(screen.getByText('Work', { selector: 'strong > bdi' })).not.toBeNull();
});

test('the arrow keys go from one to the next, and the others stay until the shopper is done', async () => {
  const { user } = showWidget(<Checkout />);
  await user.click(change());
  screen.getByRole('radio', { name: /Home/ }).focus();
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toBe('2');
  await user.keyboard('{ArrowDown}');
  expect(chosen()).toBe('3');
  await user.click(change());
  expect(screen.queryByRole('radio')).toBeNull();
});
