import { QueryClientProvider } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import type { TypedAddress } from '#src/domain/addresses/drafts.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { useAreaOfPin } from './use-area-of-pin.ts';

const MIRDIF = { emirateId: 2, areaId: 2400 };
const WARQA = { emirateId: 2, areaId: 2500 };

function follow(chosen: Pick<TypedAddress, 'emirateId' | 'areaId'>, isMoved: boolean, found: object | null = WARQA) {
  const fill = vi.fn();
  const send = vi.fn(async () => {
    return { ok: true, value: { value: { place: found && { label: 'Al Warqa First', ...found } }, asOf: '' } } as never;
  });
  const values = { ...chosen, latitude: 25.2, longitude: 55.4 } as TypedAddress;
  function Follower() {
    useAreaOfPin(values, fill, isMoved);
    return null;
  }
  showWidget(
    <QueryClientProvider client={createQueryClient({ send })}>
      <Follower />
    </QueryClientProvider>,
  );
  return { fill, send };
}

test('where nothing is chosen yet the pin chooses', async () => {
  const { fill } = follow({ emirateId: 0, areaId: 0 }, false);
  await waitFor(() => expect(fill).toHaveBeenCalledExactlyOnceWith(WARQA));
});

test('a pin that was moved takes the area along', async () => {
  const { fill } = follow(MIRDIF, true);
  await waitFor(() => expect(fill).toHaveBeenCalledExactlyOnceWith(WARQA));
});

test('what is chosen stays where the pin did not move, and is not even asked about', async () => {
  const { fill, send } = follow(MIRDIF, false);
  await new Promise((done) => setTimeout(done, 20));
  expect([send.mock.calls, fill.mock.calls]).toEqual([[], []]);
});

test.each([
  ['the same area', MIRDIF],
  ['no area of the same emirate', { emirateId: 2, areaId: 0 }],
  ['nothing', null],
])('a moved pin at which the map names %s changes nothing', async (_, found) => {
  const { fill, send } = follow(MIRDIF, true, found);
  await waitFor(() => expect(send).toHaveBeenCalled());
  await new Promise((done) => setTimeout(done, 20));
  expect(fill).not.toHaveBeenCalled();
});
