import { afterEach, expect, test, vi } from 'vitest';

import { memoryCaches } from '#tests/support/memory-caches.ts';

import { makeRoom } from './make-room.ts';

afterEach(() => void vi.unstubAllGlobals());

test('pictures, the catalogue and pages are given up; the app itself is not, it could not start without signal', async () => {
  const store = memoryCaches();
  const kept = ['workbox-precache-v2', 'assets', 'app-images'];
  for (const name of ['images', 'catalogue', 'pages-17', ...kept]) await store.fill(name, ['/one']);
  vi.stubGlobal('caches', store.caches);
  await makeRoom();
  expect(await store.caches.keys()).toEqual(kept);
});

test('a browser without caches has nothing to give up', async () => {
  vi.stubGlobal('caches', undefined);
  await expect(makeRoom()).resolves.toBeUndefined();
});
