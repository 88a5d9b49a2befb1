import { cleanup, screen } from '@testing-library/react';
import { beforeEach, expect, test } from 'vitest';

import { forgetUser, rememberUser } from '#src/state/session.ts';
import { showWidget } from '#tests/support/show-widget.tsx';

import { TickHint } from './tick-hint.tsx';

const said = () => screen.queryByText(/^Tick what you have/) !== null;
const sara = { id: 7, firstName: 'Sara', lastName: '', email: 'sara@example.ae', customerCode: 'C7' };

beforeEach(() => {
  localStorage.clear();
  rememberUser(sara);
});

test('it is said to each shopper until they tick something', () => {
  const { rerender } = showWidget(<TickHint isAnyTicked={false} />);
  expect(said()).toBe(true);
  rerender(<TickHint isAnyTicked />);
  cleanup();
  showWidget(<TickHint isAnyTicked={false} />);
  expect(said()).toBe(false);
  cleanup();
  rememberUser({ ...sara, id: 8 });
  showWidget(<TickHint isAnyTicked={false} />);
  expect(said()).toBe(true);
});

test('whoever has ticked something knows: nothing is said, here or on the next list', () => {
  showWidget(<TickHint isAnyTicked />);
  expect(said()).toBe(false);
  cleanup();
  showWidget(<TickHint isAnyTicked={false} />);
  expect(said()).toBe(false);
});

test('the first tick leaves the words where they are: the rows below do not move', () => {
  const { rerender } = showWidget(<TickHint isAnyTicked={false} />);
  rerender(<TickHint isAnyTicked />);
  expect(said()).toBe(true);
  cleanup();
  showWidget(<TickHint isAnyTicked={false} />);
  expect(said()).toBe(false);
});

test('it is gone with its shopper', async () => {
  showWidget(<TickHint isAnyTicked />);
  expect(Object.keys(localStorage)).toContain('zad.ticked.7');
  const { eraseKept } = await import('#src/state/erase-kept.ts');
  eraseKept();
  forgetUser(null);
  expect(Object.keys(localStorage)).not.toContain('zad.ticked.7');
});
