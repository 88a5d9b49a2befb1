import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { warm } from './warm.ts';

const KEPT = 'https://zad.example/kept';
const paths = ['/kept', '/a', '/b', '/c', '/b'].map((path) => `https://zad.example${path}`);

beforeEach(() => {
  vi.stubGlobal('caches', { match: (url: string) => Promise.resolve(url === KEPT ? new Response() : undefined) });
});

afterEach(() => vi.unstubAllGlobals());

it('fetches once, in order, what no cache holds, and goes on after one that fails', async () => {
  const asked: string[] = [];
  await warm(paths, ({ url }) => {
    asked.push(new URL(url).pathname);
    return url.endsWith('/a') ? Promise.reject(new Error('no such file')) : Promise.resolve();
  });
  expect(asked).toEqual(['/a', '/b', '/c']);
});

it('ends at its limit though the network hangs, so that an update need not wait for it', async () => {
  const silent = createServer(() => undefined);
  await new Promise<void>((done) => {
    silent.listen(0, '127.0.0.1', done);
  });
  const origin = `http://127.0.0.1:${(silent.address() as AddressInfo).port}`;
  const asked: string[] = [];
  const hanging = (request: Request): Promise<unknown> => {
    asked.push(new URL(request.url).pathname);
    return fetch(request);
  };
  await warm(
    ['/a', '/b', '/c'].map((path) => origin + path),
    hanging,
    50,
  );
  expect(asked).toEqual(['/a', '/b']);
  silent.closeAllConnections();
  await new Promise((done) => {
    silent.close(done);
  });
});
