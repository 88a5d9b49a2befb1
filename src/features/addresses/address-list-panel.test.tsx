import { QueryClientProvider } from '@tanstack/react-query';
import { screen, waitFor, within } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';

import { readAddresses, updateAddress } from '#contract/addresses.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { AddressListPanel } from './address-list-panel.tsx';

const panels = vi.hoisted(() => ({ closePanel: vi.fn(), openPanel: vi.fn() }));
vi.mock('#src/state/panels.ts', () => panels);
const { showToast } = vi.hoisted(() => ({ showToast: vi.fn() }));
vi.mock('#src/state/toasts.ts', () => ({ showToast }));
vi.mock('#src/blocks/use-open-map.ts', () => ({ useOpenMap: () => vi.fn() }));

const base = {
  kind: 'home',
  title: '',
  line2: '',
  landmark: '',
  mobile: '+971501234567',
  areaDoctype: 'ARE',
  areaId: 2392,
  area: { en: 'Dubai Marina', ar: 'دبي مارينا' },
  emirateDoctype: 'STA',
  emirateId: 2,
  emirate: { en: 'Dubai', ar: 'دبي' },
  country: { en: 'United Arab Emirates', ar: 'الإمارات العربية المتحدة' },
  countryId: 784,
  zipCode: '',
  latitude: null,
  longitude: null,
  makani: '',
  full: { en: '', ar: '' },
  createdAt: '2026-11-01T08:00:00.000Z',
} as const;
const HOME = { ...base, id: 1, label: { en: 'Home', ar: 'المنزل' }, line1: 'Villa 12', isDefault: true };
const WORK = { ...base, id: 2, label: { en: 'Work', ar: 'العمل' }, line1: 'Tower B', isDefault: false };

const update = vi.fn();

function show() {
  const send = vi.fn(async ({ name }: { name: string }, input: unknown) => {
    if (name === updateAddress.name) return update(input) as never;
    if (name !== readAddresses.name) return { ok: false, error: { kind: 'offline' } } as never;
    return { ok: true, value: { value: { addresses: [HOME, WORK] }, asOf: new Date().toISOString() } } as never;
  });
  return showWidget(
    <QueryClientProvider client={createQueryClient({ send })}>
      <AddressListPanel />
    </QueryClientProvider>,
  );
}

beforeEach(() => vi.clearAllMocks());

test('a card is chosen, and the panel closes: that is what somebody came for', async () => {
  update.mockResolvedValue({ ok: true, value: { value: WORK, asOf: new Date().toISOString() } });
  const { user } = show();
  const work = (await screen.findByText('Tower B')).closest('article') as HTMLElement;
  // Laid over the words, where a finger lands; the keyboard has "Deliver here".
  await user.click(within(work).getByRole('button', { name: '', hidden: true }));
  await waitFor(() => expect(panels.closePanel).toHaveBeenCalledOnce());
  expect(update).toHaveBeenCalledWith(expect.objectContaining({ id: 2, isDefault: true }));
  expect(showToast).toHaveBeenCalledWith('We deliver to Work now', 'success');
});

test('a choice that was not kept leaves the panel open', async () => {
  update.mockResolvedValue({ ok: false, error: { kind: 'offline' } });
  const { user } = show();
  await user.click(await screen.findByRole('button', { name: 'Deliver here' }));
  await waitFor(() => expect(update).toHaveBeenCalledOnce());
  expect(panels.closePanel).not.toHaveBeenCalled();
  expect(showToast).toHaveBeenCalledWith(expect.any(String), 'error');
});
