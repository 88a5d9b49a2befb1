import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';

import { openPanel } from '#src/state/panels.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { useFreshAddresses } from './use-fresh-addresses.ts';

const ask = vi.hoisted(() => vi.fn());
vi.mock('#src/domain/addresses/queries.ts', () => ({
  myAddresses: () => ({ queryKey: ['addresses'], queryFn: ask, staleTime: Infinity }),
}));

const HOME = { id: 1 };
const OFFICE = { id: 2 };

let minute = 0;
const answered = (...addresses: { id: number }[]) => ({
  value: { addresses },
  asOf: `2026-11-22T18:${String((minute += 1)).padStart(2, '0')}:00.000Z`,
});

function Follower(props: Parameters<typeof useFreshAddresses>[0]) {
  useFreshAddresses(props);
  return null;
}

function follow(shopsOwn: { id: number }) {
  ask.mockReset().mockImplementation(() => answered(HOME, OFFICE));
  const client = new QueryClient();
  client.setQueryData(['addresses'], answered(HOME));
  const [onRenewed, onAdded] = [vi.fn(), vi.fn()];
  showWidget(
    <QueryClientProvider client={client}>
      <Follower shopsOwn={shopsOwn} onRenewed={onRenewed} onAdded={onAdded} />
    </QueryClientProvider>,
  );
  // Told to what looks at it a moment later.
  const renew = (...addresses: { id: number }[]) =>
    act(async () => {
      client.setQueryData(['addresses'], answered(...addresses));
      await new Promise((done) => setTimeout(done));
    });
  return { onRenewed, onAdded, renew };
}

test('an address that the shop delivers to and this device has not heard of is asked for, once', async () => {
  const { onRenewed, onAdded } = follow(OFFICE);
  await waitFor(() => expect(onRenewed).toHaveBeenCalledOnce());
  expect(ask).toHaveBeenCalledOnce();
  // It was added elsewhere: where this order goes is as it was.
  expect(onAdded).not.toHaveBeenCalled();
});

test('what is known is not asked for, and another list renews what the shop offers', async () => {
  const { onRenewed, onAdded, renew } = follow(HOME);
  expect([ask.mock.calls, onRenewed.mock.calls]).toEqual([[], []]);
  await renew(HOME, OFFICE);
  expect([onRenewed.mock.calls.length, onAdded.mock.calls]).toEqual([1, []]);
});

test('an address that is added from the form over checkout is where the order goes', async () => {
  const { onAdded, renew } = follow(HOME);
  act(() => openPanel('myaddressdetails', {}));
  await renew(HOME);
  expect(onAdded).not.toHaveBeenCalled();
  await renew(HOME, OFFICE);
  expect(onAdded).toHaveBeenCalledExactlyOnceWith(OFFICE.id);
});
