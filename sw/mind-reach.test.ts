import { afterEach, beforeEach, expect, test, vi } from 'vitest';

import { mindReach } from './mind-reach.ts';

let heard: unknown[];
beforeEach(() => {
  heard = [];
  const page = { postMessage: (message: unknown) => heard.push(message) };
  vi.stubGlobal('self', { clients: { matchAll: () => Promise.resolve([page]) } });
});
afterEach(() => vi.unstubAllGlobals());

type Asked = Parameters<NonNullable<ReturnType<typeof mindReach>['requestWillFetch']>>[0];
type Failed = Parameters<NonNullable<ReturnType<typeof mindReach>['fetchDidFail']>>[0];

test('a network that gave nothing is told to the pages, and to who keeps account of what was checked (0b)', async () => {
  let forgotten = 0;
  await mindReach(() => void (forgotten += 1)).fetchDidFail?.({} as Failed);
  expect([heard, forgotten]).toEqual([[{ type: 'unreachable' }], 1]);
});

test.each(['navigate', 'cors'])(
  'a request of the mode %s has 10 seconds, and is what it was otherwise',
  async (mode) => {
    vi.useFakeTimers();
    const timeout = vi.spyOn(AbortSignal, 'timeout');
    const request = new Request('https://shop.example/en/searchpage?q=milk', { headers: { accept: 'text/html' } });
    Object.defineProperty(request, 'mode', { value: mode });
    const sent = await mindReach().requestWillFetch?.({ request } as Asked);
    expect(timeout).toHaveBeenCalledWith(10_000);
    expect([sent?.url, sent?.headers.get('accept'), sent?.method]).toEqual([request.url, 'text/html', 'GET']);
    vi.useRealTimers();
  },
);
