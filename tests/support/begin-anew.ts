/** Test files share a process (tests/vitest.config.ts): each begins with modules of its own, and leaves the process as it was. */
import { afterAll, vi } from 'vitest';

import { endFile } from './after-file.ts';

// Ours: the packages stay loaded.
vi.resetModules();

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
  await endFile();
});
