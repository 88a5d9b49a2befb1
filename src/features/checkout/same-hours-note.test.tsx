import { QueryClientProvider } from '@tanstack/react-query';
import { act } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import type { ChosenTime } from '#src/domain/checkout/choices.ts';
import { createQueryClient } from '#src/net/read-query.ts';
import { forgetUser, rememberUser } from '#src/state/session.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { SameHoursNote } from './same-hours-note.tsx';

vi.mock(import('#src/blocks/app-link.tsx'), () => ({ AppLink: ({ path, children }) => <a href={path}>{children}</a> }));

/** From 14:00 in Dubai. */
const ORDER = { docno: 1004, doctype: 'RSO', state: 1, startsAt: '2026-11-24T10:00:00.000Z', parentDocno: null };
const at = (time: string) => ({ day: { date: '2026-11-24' }, slot: { time } }) as ChosenTime;

beforeEach(() =>
  rememberUser({ id: 7, firstName: 'Sara', lastName: '', email: 'sara@example.ae', customerCode: 'C7' }),
);
afterEach(() => forgetUser(null));

async function said(time: ChosenTime | null, order: object = ORDER): Promise<string> {
  const answer = { value: { orders: [order], count: 1, size: 20 }, asOf: new Date().toISOString(), message: '' };
  const { container } = showWidget(
    <QueryClientProvider
      client={createQueryClient({ send: vi.fn(async () => ({ ok: true, value: answer }) as never) })}
    >
      <SameHoursNote time={time} />
    </QueryClientProvider>,
  );
  await act(() => new Promise((next) => setTimeout(next, 20)));
  return container.textContent;
}

test('an order that comes in the chosen hours is told of, with the way to add to it', async () => {
  expect(await said(at('14:00 - 16:00'))).toBe(
    'Your order RSO-1004 comes in these hours too. Add to it from the cart, with no second delivery fee',
  );
});

test.each([
  ['in other hours', at('16:00 - 18:00'), ORDER],
  ['before a time is chosen', null, ORDER],
  ['that is being picked', at('14:00 - 16:00'), { ...ORDER, state: 2 }],
  ['that comes with another', at('14:00 - 16:00'), { ...ORDER, parentDocno: 1001 }],
])('none is told of %s', async (_, time, order) => {
  expect(await said(time, order)).toBe('');
});
