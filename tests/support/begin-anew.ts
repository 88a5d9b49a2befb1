/** Test files share a process (tests/vitest.config.ts): each begins with modules of its own, and leaves the process as it was. */
import { afterAll, vi } from 'vitest';

// Ours: the packages stay loaded.
vi.resetModules();

afterAll(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.unstubAllEnvs();
});
