/** What the platform is asked for when something waits. Each test has a page of its own: some of it is asked once a visit. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { SYNC_TAG } from './sync-tag.ts';

const load = () => import('./platform-marks.ts');

let marks: Awaited<ReturnType<typeof load>>;

beforeEach(async () => {
  vi.resetModules();
  marks = await load();
});

afterEach(() => void vi.unstubAllGlobals());

test('the storage is asked for once a visit, with the first edit', () => {
  const persist = vi.fn(() => Promise.resolve(true));
  vi.stubGlobal('navigator', { storage: { persist } });
  marks.afterEdit();
  marks.afterEdit();
  expect(persist).toHaveBeenCalledOnce();
});

test('after each edit the worker is to be woken when there is signal', async () => {
  const register = vi.fn(() => Promise.resolve());
  vi.stubGlobal('navigator', { serviceWorker: { getRegistration: () => Promise.resolve({ sync: { register } }) } });
  marks.afterEdit();
  marks.afterEdit();
  await vi.waitFor(() => expect(register.mock.calls).toEqual([[SYNC_TAG], [SYNC_TAG]]));
});

test.each([
  ['that has none of it', {}],
  ['whose storage cannot be asked for', { storage: {} }],
  ['without a worker yet', { serviceWorker: { getRegistration: () => Promise.resolve(undefined) } }],
  ['whose worker cannot be woken', { serviceWorker: { getRegistration: () => Promise.resolve({}) } }],
  [
    'that refuses everything',
    {
      storage: { persist: () => Promise.reject(new DOMException('no')) },
      serviceWorker: { getRegistration: () => Promise.reject(new DOMException('no')) },
      setAppBadge: () => Promise.reject(new DOMException('no')),
      clearAppBadge: () => Promise.reject(new DOMException('no')),
    },
  ],
  [
    'that refuses to wake its worker',
    {
      serviceWorker: {
        getRegistration: () => Promise.resolve({ sync: { register: () => Promise.reject(new DOMException('no')) } }),
      },
    },
  ],
])('an edit does not fail on a device %s', async (_what, navigator) => {
  const unheard: unknown[] = [];
  const hear = (error: unknown): void => void unheard.push(error);
  process.on('unhandledRejection', hear);
  vi.stubGlobal('navigator', navigator);
  marks.afterEdit();
  marks.wearBadge(2);
  marks.wearBadge(0);
  await new Promise((soon) => setImmediate(soon));
  process.off('unhandledRejection', hear);
  expect(unheard).toEqual([]);
});

test('the app’s icon says how many changes wait, each number once, and nothing when none do', () => {
  const worn: (number | 'none')[] = [];
  vi.stubGlobal('navigator', {
    setAppBadge: (count: number) => Promise.resolve(void worn.push(count)),
    clearAppBadge: () => Promise.resolve(void worn.push('none')),
  });
  for (const count of [0, 1, 1, 2, 1, 0, 0]) marks.wearBadge(count);
  expect(worn).toEqual(['none', 1, 2, 1, 'none']);
});
