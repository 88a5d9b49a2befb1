import { fireEvent, screen, within } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import type { MapLabel } from '#src/blocks/pin-map/choose-labels.ts';
import { failed, succeeded } from '#src/lib/result.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import type { FoundPlace } from './found-place.ts';
import { PinPicker } from './pin-picker.tsx';
import type { ReversePlace } from './use-nearest-place.ts';

// The map is drawn by a library that needs the size of a real page.
vi.mock('./pin-map/pin-map.tsx', () => ({ PinMap: () => null }));

const nothing = () => Promise.resolve(succeeded([]));
const here = { latitude: 25.08, longitude: 55.14 };

const marina: MapLabel = { name: 'Dubai Marina', point: here, kind: 'area' };
const palm: MapLabel = { name: 'Palm Jumeirah', point: { latitude: 25.12, longitude: 55.13 }, kind: 'area' };
const dubai: MapLabel = { name: 'Dubai', point: { latitude: 25.1, longitude: 55.14 }, kind: 'emirate' };

function show(reverse: ReversePlace, isGuess = false, start = here): { onConfirm: ReturnType<typeof vi.fn> } {
  const answers = { suggest: nothing, reverse, onConfirm: vi.fn(), onSkip: vi.fn() };
  showWidget(<PinPicker start={start} isGuess={isGuess} tileUrl={null} labels={[dubai, palm, marina]} {...answers} />);
  return answers;
}

test('where no address is known at the pin, that is an alert (W23)', async () => {
  show(() => Promise.resolve(succeeded(null)));
  expect((await screen.findByRole('alert')).textContent).toBe('No address is known here');
});

test('and so is an address search that fails', async () => {
  show(() => Promise.resolve(failed({ kind: 'offline' })));
  expect((await screen.findByRole('alert')).textContent).toBe('The address search is not working right now');
});

test('the areas around the pin are named, the one that it is in is marked, and a tap on another moves it there', async () => {
  const asked = vi.fn<ReversePlace>(() => Promise.resolve(succeeded(null)));
  const { onConfirm } = show(asked);
  const chips = within(screen.getByRole('radiogroup', { name: 'Areas near the pin' })).getAllByRole('radio');
  expect(chips.map((chip) => chip.closest('label')?.textContent)).toEqual(['Dubai Marina', 'Palm Jumeirah']);
  expect(screen.getByLabelText<HTMLInputElement>('Dubai Marina').checked).toBe(true);
  fireEvent.click(screen.getByLabelText('Palm Jumeirah'));
  expect(screen.getByLabelText<HTMLInputElement>('Palm Jumeirah').checked).toBe(true);
  await vi.waitFor(() => expect(asked).toHaveBeenLastCalledWith(palm.point));
  fireEvent.click(screen.getByRole('button', { name: 'Confirm pin' }));
  expect(onConfirm).toHaveBeenCalledWith(palm.point, null);
});

test('who is not known to live anywhere chooses an emirate first, and then among its areas', () => {
  show(() => Promise.resolve(succeeded(null)), true);
  fireEvent.click(within(screen.getByRole('radiogroup', { name: 'Emirates' })).getByLabelText('Dubai'));
  const areas = within(screen.getByRole('radiogroup', { name: 'Areas near the pin' })).getAllByRole('radio');
  expect(areas).toHaveLength(2);
});

test('a pin in the sea can not be confirmed, and it is said why', async () => {
  show(() => Promise.resolve(succeeded(null)), false, { latitude: 25.25, longitude: 55.05 });
  expect((await screen.findByText(/^We can’t deliver here/)).getAttribute('role')).toBe('alert');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Confirm pin' }).disabled).toBe(true);
});

test('the search field follows the pin: it names no place where the pin is no longer', async () => {
  const placeAt = (label: string): FoundPlace => ({ label, ...here, areaCode: null, emirateCode: null });
  show((at) => Promise.resolve(succeeded(placeAt(at === palm.point ? 'Palm Jumeirah, Dubai' : 'Dubai Marina, Dubai'))));
  const search = screen.getByRole<HTMLInputElement>('combobox');
  expect(search.value).toBe('');
  fireEvent.click(screen.getByLabelText('Palm Jumeirah'));
  await vi.waitFor(() => expect(search.value).toBe('Palm Jumeirah, Dubai'));
  fireEvent.click(screen.getByLabelText('Dubai Marina'));
  expect(search.value).toBe('');
  // What is typed before the name comes stays.
  search.focus();
  fireEvent.change(search, { target: { value: 'Circle' } });
  await screen.findByText('Dubai Marina, Dubai');
  expect(search.value).toBe('Circle');
});
