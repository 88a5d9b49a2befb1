import type { QueryClient } from '@tanstack/react-query';
import type { RegisteredRouter } from '@tanstack/react-router';
import { afterEach, expect, test, vi } from 'vitest';

import { forgetUser, rememberUser } from '#src/state/session.ts';
import { stubBrowser } from '#tests/support/stub-browser.ts';

import { sessionStart } from './session-start.ts';

const code = vi.hoisted(() => ({ asked: 0, missing: 0, liveSession: vi.fn(async () => undefined) }));
vi.mock('./session-life.ts', () => {
  code.asked += 1;
  if (code.asked <= code.missing) throw new Error('Failed to fetch dynamically imported module');
  return { liveSession: code.liveSession };
});

afterEach(() => {
  forgetUser(null);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('code that could not be fetched is asked for again, though the signal does not change', async () => {
  stubBrowser();
  vi.useFakeTimers();
  code.missing = 1;
  rememberUser({ id: 7, firstName: 'Sara', lastName: '', email: 'sara@example.ae', customerCode: 'C7' });
  await sessionStart({} as QueryClient, {} as RegisteredRouter).now();
  expect(code.liveSession).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(5_000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(code.liveSession).toHaveBeenCalledOnce());
});
