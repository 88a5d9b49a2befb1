import { QueryClientProvider } from '@tanstack/react-query';
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { guestArea } from '#src/domain/addresses/guest-area.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { GuestPlace } from './guest-place.tsx';

const SLOT = { isToday: true, day: { en: 'Today', ar: 'اليوم' }, from: '18:00', to: '20:00' };
const MARINA = { emirateId: 2, areaId: 2044, name: { en: 'Dubai Marina', ar: 'دبي مارينا' } };

function show(locale: 'en' | 'ar' = 'en') {
  const value = { value: { slot: SLOT, fee: 1000 }, asOf: new Date().toISOString() };
  const send = vi.fn(async () => ({ ok: true, value }) as never);
  const shown = showWidget(
    <QueryClientProvider client={createQueryClient({ send })}>
      <GuestPlace />
    </QueryClientProvider>,
    locale,
  );
  return { send, said: () => shown.container.textContent?.replaceAll('\u00a0', ' ') };
}

beforeEach(() => localStorage.clear());

test('a guest is asked where, and once an area is chosen told when, for its emirate', async () => {
  const { send, said } = show();
  expect(said()).toBe('Where should we deliver?');
  expect(send).not.toHaveBeenCalled();
  act(() => guestArea.keep(MARINA));
  await screen.findByText(/18:00/);
  expect(said()).toBe('Deliver to Dubai Marina, Today 18:00 – 20:00');
  expect(send).toHaveBeenCalledWith(expect.anything(), { emirateId: 2 }, expect.anything());
});

test('in Arabic the area has its Arabic name', async () => {
  guestArea.keep(MARINA);
  const { said } = show('ar');
  await screen.findByText(/مساءً/);
  expect(said()).toContain('دبي مارينا');
});

test.each(['{', '7', '{"addrStateDocno":0}', '{"addrStateDocno":2,"addrAreaDocno":1}'])(
  'what is stored and is no area (%s) is as if nothing were',
  (text) => {
    localStorage.setItem('zad.area.guest', text);
    expect(show().said()).toBe('Where should we deliver?');
  },
);
