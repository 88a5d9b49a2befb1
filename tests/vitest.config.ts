import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

import { linguiMacros } from '#build/lingui-macros.ts';
import { SlowFilesFirst } from '#tests/support/slow-files-first.ts';

export default defineConfig({
  test: {
    root: fileURLToPath(new URL('..', import.meta.url)),
    // Two cores: more workers only make the slow ones time out.
    maxWorkers: 2,
    sequence: { sequencer: SlowFilesFirst },
    projects: [
      {
        test: {
          name: 'app',
          environment: 'node',
          include: [
            'build/**/*.test.ts',
            'src/**/*.test.ts',
            'sw/**/*.test.ts',
            'tests/house/**/*.test.ts',
            'tests/bench/**/*.test.ts',
            'tests/mutants/read-mutants.test.ts',
            'tests/support/**/*.test.ts',
            'tests/supply/**/*.test.ts',
            'tests/simulation/simulation.test.ts',
          ],
          exclude: ['tests/house/two-users.test.ts'],
        },
      },
      {
        plugins: [linguiMacros()],
        test: {
          name: 'widgets',
          environment: 'happy-dom',
          include: ['src/**/*.test.tsx'],
          setupFiles: ['tests/support/take-widgets-down.ts'],
        },
      },
      {
        test: {
          name: 'server',
          environment: 'node',
          include: [
            'server/**/*.test.ts',
            'contract/**/*.test.ts',
            'tests/house/two-users.test.ts',
            'tests/simulation/simulation-on-postgres.test.ts',
            // By command until it has held ten times in a row on an idle machine: MONEY_HISTORIES=30 (docs/next.md).
            ...(process.env['MONEY_HISTORIES'] === undefined ? [] : ['tests/simulation/money.test.ts']),
            'tests/faults/**/*.test.ts',
          ],
          globalSetup: ['tests/support/embedded-server.ts'],
          testTimeout: 20_000,
          hookTimeout: 60_000,
        },
      },
    ],
  },
});
