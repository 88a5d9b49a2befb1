import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

/** Only the tests of the room that mutants.ts names: Stryker runs them once for each mistake. */
export default defineConfig({
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    environment: 'node',
    include: JSON.parse(process.env['ZAD_MUTANTS_TESTS'] ?? '[]') as string[],
    globalSetup: process.env['ZAD_TEMPLATE_URL'] === undefined ? [] : ['tests/mutants/given-database.ts'],
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
});
