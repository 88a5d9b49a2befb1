import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { readAreas, readEmirates } from '#contract/addresses.ts';
import { readNextSlot } from '#contract/next-slot.ts';
import type { Locale } from '#contract/urls.ts';
import { guestArea } from '#src/domain/addresses/guest-area.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { GuestAreaPanel } from './guest-area-panel.tsx';

const panels = vi.hoisted(() => ({ closePanel: vi.fn(), openPanel: vi.fn(), closePanelsThen: vi.fn() }));
vi.mock('#src/state/panels.ts', () => panels);

const DUBAI = { id: 2, name: { en: 'Dubai', ar: 'دبي' }, latitude: 25.2, longitude: 55.27 };
const SHARJAH = { id: 3, name: { en: 'Sharjah', ar: 'الشارقة' }, latitude: 25.35, longitude: 55.42 };
const KARAMA = {
  id: 2318,
  name: { en: 'Al Karama', ar: 'الكرامة' },
  otherNames: ['Karama'],
  latitude: 25.245,
  longitude: 55.305,
};
const MARINA = {
  id: 2392,
  name: { en: 'Dubai Marina', ar: 'دبي مارينا' },
  otherNames: ['Marsa Dubai'],
  latitude: 25.085,
  longitude: 55.135,
};
const MAJAZ = { id: 3001, name: { en: 'Al Majaz', ar: 'المجاز' }, otherNames: [], latitude: 25.325, longitude: 55.383 };
const SLOT = { isToday: false, day: { en: 'Tomorrow', ar: 'غداً' }, from: '08:00', to: '10:00' };

function answerTo(name: string, input: unknown): object {
  if (name === readEmirates.name) return [DUBAI, SHARJAH];
  if (name === readNextSlot.name) return { slot: SLOT, fee: 1000 };
  if (name !== readAreas.name) throw new Error(`${name} is not for a guest`);
  return (input as { emirateId: number }).emirateId === DUBAI.id ? [KARAMA, MARINA] : [MAJAZ];
}

function show(hasSignal: () => boolean = () => true, locale: Locale = 'en') {
  const send = vi.fn(async ({ name }: { name: string }, input: unknown) => {
    if (!hasSignal()) return { ok: false, error: { kind: 'offline' } } as never;
    return { ok: true, value: { value: answerTo(name, input), asOf: new Date().toISOString() } } as never;
  });
  return showWidget(
    <QueryClientProvider client={createQueryClient({ send })}>
      <GuestAreaPanel />
    </QueryClientProvider>,
    locale,
  );
}
const search = () => screen.getByRole<HTMLInputElement>('combobox', { name: 'Search for your area' });
const deliver = () => screen.getByRole('button', { name: /^Deliver/ });
const combo = (name: string) => screen.getByRole<HTMLInputElement>('combobox', { name });

/** A device that is there, or that will not say (1: refused, 2: no position). */
function standAt(place: { latitude: number; longitude: number } | number): void {
  const getCurrentPosition = (found: PositionCallback, failed: PositionErrorCallback): void => {
    if (typeof place === 'number') failed({ code: place } as GeolocationPositionError);
    else found({ coords: place } as GeolocationPosition);
  };
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
}

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'geolocation');
});

test('before an area is chosen there is no button, and what a choice is good for is said', () => {
  show();
  expect(screen.queryByRole('button', { name: /^Deliver/ })).toBeNull();
  expect(screen.getByText(/^Choose your area to see when we can be there/)).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
});

test.each([
  ['en', 'marrina', 'Dubai Marina, Dubai', 'Deliver to Dubai Marina'],
  ['ar', 'المارينا', 'دبي مارينا، دبي', 'Deliver to دبي مارينا'],
] as const)(
  '%s: an area is found by typing, with its emirate; the device keeps it',
  async (locale, typed, said, way) => {
    const { user } = show(undefined, locale);
    await user.type(search(), typed);
    expect((await screen.findAllByRole('option')).map(({ textContent }) => textContent)).toEqual([said]);
    await user.keyboard('{Enter}');
    expect(deliver().textContent).toBe(way);
    expect(screen.getByRole('status').textContent).toContain(said);
    await user.click(deliver());
    expect(guestArea.read()).toEqual({ emirateId: 2, areaId: 2392, name: MARINA.name });
    expect(panels.closePanel).toHaveBeenCalledOnce();
  },
);

test('a chip chooses too: the field names the area, and the next free time there is said', async () => {
  const { user } = show();
  const dubai = await screen.findByRole('radiogroup', { name: 'Dubai' });
  expect(within(dubai).getAllByRole('radio')).toHaveLength(2);
  await user.click(within(screen.getByRole('radiogroup', { name: 'Sharjah' })).getByLabelText('Al Majaz'));
  expect(search().value).toBe('Al Majaz');
  await waitFor(() => expect(screen.getByRole('status').textContent).toContain('Tomorrow, 08:00'));
  await user.click(within(dubai).getByLabelText('Dubai Marina'));
  expect(search().value).toBe('Dubai Marina');
  await user.click(deliver());
  expect(guestArea.read()?.areaId).toBe(MARINA.id);
});

test('of the two lists, the areas wait for their emirate; another emirate drops the area', async () => {
  const { user } = show();
  await screen.findByRole('radiogroup', { name: 'Dubai' });
  expect(combo('Area').disabled).toBe(true);
  expect(screen.getByText('Choose the emirate first')).toBeTruthy();
  await user.type(combo('Emirate'), 'dub');
  await user.click(await screen.findByRole('option', { name: 'Dubai' }));
  expect(combo('Area').disabled).toBe(false);
  await user.type(combo('Area'), 'kar');
  await user.click(await screen.findByRole('option', { name: 'Al Karama' }));
  expect(deliver().textContent).toBe('Deliver to Al Karama');
  await user.clear(combo('Emirate'));
  await user.type(combo('Emirate'), 'shar');
  await user.click(await screen.findByRole('option', { name: 'Sharjah' }));
  expect(screen.queryByRole('button', { name: /^Deliver/ })).toBeNull();
  expect(search().value).toBe('');
});

test('the device finds the nearest area', async () => {
  standAt({ latitude: 25.24, longitude: 55.3 });
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Locate Me' }));
  await waitFor(() => expect(deliver().textContent).toBe('Deliver to Al Karama'));
});

test.each([
  ['refused', 1, 'Permissions denied'],
  ['no position', 2, 'Your location could not be found'],
  [
    'Muscat',
    { latitude: 23.588, longitude: 58.383 },
    'You seem to be outside the Emirates. Search for your area instead.',
  ],
])('where the device does not know the area (%s), that is said, and taken back by a choice', async (_, at, said) => {
  standAt(at);
  const { user } = show();
  await user.click(screen.getByRole('button', { name: 'Locate Me' }));
  expect((await screen.findByRole('alert')).textContent).toBe(said);
  await user.click(await screen.findByLabelText('Dubai Marina'));
  expect(screen.queryByRole('alert')).toBeNull();
});

test('without signal the lists are said to be missing, and asked for again', async () => {
  let hasSignal = false;
  const { user } = show(() => hasSignal);
  expect(await screen.findByText('The list of areas did not come. It needs a signal.')).toBeTruthy();
  expect(screen.queryByText('All emirates and areas')).toBeNull();
  hasSignal = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByLabelText('Dubai Marina')).toBeTruthy();
  expect(screen.queryByText(/did not come/)).toBeNull();
});

test('what was chosen before stands there, without signal too; the saved addresses are one tap away', async () => {
  guestArea.keep({ emirateId: 2, areaId: 2318, name: KARAMA.name });
  const { user } = show(() => false);
  expect(search().value).toBe('Al Karama');
  expect(deliver().textContent).toBe('Deliver to Al Karama');
  await user.click(screen.getByRole('button', { name: 'Sign in for my saved addresses' }));
  expect(panels.closePanelsThen).toHaveBeenCalledWith(['guest_area'], expect.any(Function));
});
