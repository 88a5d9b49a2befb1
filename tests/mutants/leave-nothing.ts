/** Each run of a test file begins with nothing and leaves the process as it was: the next has another mistake. */
import { configureGlobal } from 'fast-check';
import { afterAll, vi } from 'vitest';

import { endFile } from '#tests/support/after-file.ts';

// One Dexie is kept for all that load it, with the IndexedDB that was there first.
Reflect.deleteProperty(globalThis, Symbol.for('Dexie'));

// A mistake is noticed by the first failure; nobody reads the shortest.
configureGlobal({ endOnFailure: true });

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  await endFile();
});
