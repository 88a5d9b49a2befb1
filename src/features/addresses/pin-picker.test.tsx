import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { failed, succeeded } from '#src/lib/result.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { PinPicker } from './pin-picker.tsx';
import type { ReversePlace } from './use-nearest-place.ts';

// The map is drawn by a library that needs the size of a real page.
vi.mock('./pin-map/pin-map.tsx', () => ({ PinMap: () => null }));

const nothing = () => Promise.resolve(succeeded([]));
const here = { latitude: 25.08, longitude: 55.14 };

function show(reverse: ReversePlace): void {
  const answers = { suggest: nothing, reverse, onConfirm: vi.fn(), onSkip: vi.fn() };
  showWidget(<PinPicker start={here} isGuess={false} tileUrl={null} labels={[]} {...answers} />);
}

test('where no address is known at the pin, that is an alert (W23)', async () => {
  show(() => Promise.resolve(succeeded(null)));
  expect((await screen.findByRole('alert')).textContent).toBe('No address is known here');
});

test('and so is an address search that fails', async () => {
  show(() => Promise.resolve(failed({ kind: 'offline' })));
  expect((await screen.findByRole('alert')).textContent).toBe('The address search is not working right now');
});
