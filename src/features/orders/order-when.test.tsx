import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { showWidget } from '#tests/support/show-widget.tsx';

import { ChangeUntil } from './change-until.tsx';
import { OrderWhen } from './order-when.tsx';

beforeEach(() => void vi.useFakeTimers({ now: Date.parse('2026-11-23T08:00:00Z') }));
afterEach(() => void vi.useRealTimers());

const said = (words: HTMLElement): string =>
  (words.textContent ?? '').replaceAll(/[\u00A0\u2066-\u2069]/g, (one) => (one === '\u00A0' ? ' ' : ''));
const slot = (day: string) => ({ startsAt: `2026-11-${day}T12:00:00Z`, endsAt: `2026-11-${day}T14:00:00Z` });
const NEVER = { cancelledAt: null, deliveredAt: null, onItsWayAt: null };

test.each([
  [{ state: 1, ...slot('23'), ...NEVER }, 'Arriving today, 16:00 – 18:00'],
  [{ state: 2, ...slot('24'), ...NEVER }, 'Arriving tomorrow, 16:00 – 18:00'],
  [{ state: 1, ...slot('26'), ...NEVER }, 'Arriving on Thu 26 Nov, 16:00 – 18:00'],
  [{ state: 4, ...slot('23'), ...NEVER }, 'Reaching within 30 minutes'],
  [{ state: 4, ...slot('26'), ...NEVER, onItsWayAt: '2026-11-23T07:40:00Z' }, 'Arriving by 12:10'],
  [{ state: 4, ...slot('23'), ...NEVER, onItsWayAt: '2026-11-23T07:20:00Z' }, 'Arriving by 18:00'],
  [{ state: 4, ...slot('26'), ...NEVER, onItsWayAt: '2026-11-23T07:20:00Z' }, 'Running late'],
  [{ state: 6, ...slot('23'), ...NEVER, deliveredAt: '2026-11-23T07:05:00Z' }, 'Delivered today at 11:05'],
  [{ state: 6, ...slot('22'), ...NEVER, deliveredAt: '2026-11-22T07:05:00Z' }, 'Delivered yesterday at 11:05'],
  [{ state: 6, ...slot('20'), ...NEVER, deliveredAt: '2026-11-20T07:05:00Z' }, 'Delivered on Fri 20 Nov at 11:05'],
  [{ state: -1, ...slot('23'), ...NEVER, cancelledAt: '2026-11-23T07:05:00Z' }, 'Cancelled today at 11:05'],
])('%j', (order, words) => {
  expect(said(showWidget(<OrderWhen order={order} />).container)).toBe(words);
});

test.each([
  ['2026-11-23T10:00:00Z', 'You can add to it, move it or cancel it until today at 14:00.'],
  ['2026-11-24T10:00:00Z', 'You can add to it, move it or cancel it until tomorrow at 14:00.'],
  ['2026-11-26T10:00:00Z', 'You can add to it, move it or cancel it until Thu 26 Nov at 14:00.'],
  ['2026-11-23T07:59:00Z', 'You can still change it: we pick it shortly before its delivery time.'],
  [null, 'You can still change it: we pick it shortly before its delivery time.'],
])('until %s', (until, words) => {
  expect(said(showWidget(<ChangeUntil until={until} isAdded={false} />).container)).toBe(words);
});

test('what was added to another order can be cancelled alone', () => {
  const { container } = showWidget(<ChangeUntil until="2026-11-23T10:00:00Z" isAdded />);
  expect(said(container)).toBe('You can cancel it until today at 14:00.');
});
