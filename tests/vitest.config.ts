import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

import { linguiMacros } from '#build/lingui-macros.ts';
import { SlowFilesFirst } from '#tests/support/slow-files-first.ts';

const BEGIN_ANEW = 'tests/support/begin-anew.ts';

/** A process for each file, which loads every package anew, took a third of the time: where files change no global, they share two. */
const SHARED = { isolate: false, setupFiles: [BEGIN_ANEW] };

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    // Two cores: more workers only make the slow ones time out.
    maxWorkers: 2,
    sequence: { sequencer: SlowFilesFirst },
    projects: [
      {
        test: {
          // The databases, caches and tabs of a device stand in globals: each file has its own.
          name: 'app',
          environment: 'node',
          include: [
            'src/{app,domain,net,offline}/**/*.test.ts',
            'sw/**/*.test.ts',
            'tests/simulation/simulation.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'pure',
          environment: 'node',
          ...SHARED,
          include: [
            'build/**/*.test.ts',
            'contract/**/*.test.ts',
            'src/**/*.test.ts',
            'tests/house/**/*.test.ts',
            'tests/bench/**/*.test.ts',
            'tests/mutants/{read-mutants,known-mistakes}.test.ts',
            'tests/support/**/*.test.ts',
            'tests/supply/**/*.test.ts',
          ],
          exclude: ['src/{app,domain,net,offline}/**', 'tests/house/two-users.test.ts'],
          testTimeout: 20_000,
        },
      },
      {
        plugins: [linguiMacros()],
        test: {
          name: 'widgets',
          environment: 'happy-dom',
          include: ['src/**/*.test.tsx'],
          ...SHARED,
          setupFiles: [BEGIN_ANEW, 'tests/support/take-widgets-down.ts'],
          testTimeout: 20_000,
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          ...SHARED,
          include: [
            'server/**/*.test.ts',
            'tests/house/two-users.test.ts',
            'tests/simulation/simulation-on-postgres.test.ts',
            'tests/simulation/money.test.ts',
            'tests/faults/**/*.test.ts',
          ],
          // Minutes: by command, `npm run faults -- money`.
          exclude: process.env['MONEY_KILLS'] === undefined ? ['tests/faults/killed-payments.test.ts'] : [],
          globalSetup: ['tests/support/embedded-server.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
