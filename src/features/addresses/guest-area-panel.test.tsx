import { QueryClientProvider } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { readAreas, readEmirates } from '#contract/addresses.ts';
import { guestArea } from '#src/domain/addresses/guest-area.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { GuestAreaPanel } from './guest-area-panel.tsx';

const panels = vi.hoisted(() => ({ closePanel: vi.fn(), openPanel: vi.fn(), closePanelsThen: vi.fn() }));
vi.mock('#src/state/panels.ts', () => panels);

const DUBAI = { id: 2, name: { en: 'Dubai', ar: 'دبي' } };
const KARAMA = { id: 2002, name: { en: 'Al Karama', ar: 'الكرامة' }, otherNames: ['Karama'] };

function show(hasSignal: () => boolean) {
  const send = vi.fn(async ({ name }: { name: string }) => {
    if (!hasSignal()) return { ok: false, error: { kind: 'offline' } } as never;
    const lists: Record<string, readonly object[]> = { [readEmirates.name]: [DUBAI], [readAreas.name]: [KARAMA] };
    return { ok: true, value: { value: lists[name], asOf: new Date().toISOString() } } as never;
  });
  return showWidget(
    <QueryClientProvider client={createQueryClient({ send })}>
      <GuestAreaPanel />
    </QueryClientProvider>,
  );
}
const keepIt = () => screen.getByRole('button', { name: 'Deliver here' });

beforeEach(() => {
  localStorage.clear();
  vi.clearAllMocks();
});

test('a guest chooses an emirate and an area by typing; the device keeps them with the name in both languages', async () => {
  const { user } = show(() => true);
  await user.type(screen.getByRole('combobox', { name: 'Emirate' }), 'dub');
  await user.click(await screen.findByRole('option', { name: 'Dubai' }));
  await user.click(keepIt());
  expect(await screen.findByText('Please choose an area')).toBeTruthy();
  expect(panels.closePanel).not.toHaveBeenCalled();
  await user.type(screen.getByRole('combobox', { name: 'Area' }), 'kar');
  await user.click(await screen.findByRole('option', { name: 'Al Karama' }));
  await user.click(keepIt());
  expect(guestArea.read()).toEqual({ emirateId: 2, areaId: 2002, name: KARAMA.name });
  expect(panels.closePanel).toHaveBeenCalledOnce();
});

test('without signal the list is said to be missing, and asked for again', async () => {
  let hasSignal = false;
  const { user } = show(() => hasSignal);
  expect((await screen.findByRole('status')).textContent).toContain('The list of areas did not come');
  expect(screen.queryByRole('button', { name: 'Deliver here' })).toBeNull();
  hasSignal = true;
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('button', { name: 'Deliver here' })).toBeTruthy();
  expect(screen.queryByText(/did not come/)).toBeNull();
});

test('what was chosen before is in the fields; the saved addresses are one tap away', async () => {
  guestArea.keep({ emirateId: 2, areaId: 2002, name: KARAMA.name });
  const { user } = show(() => true);
  await vi.waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Area' }).value).toBe('Al Karama'),
  );
  await user.click(screen.getByRole('button', { name: 'Sign in for my saved addresses' }));
  expect(panels.closePanelsThen).toHaveBeenCalledWith(['guest_area'], expect.any(Function));
});
