import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { defineConfig } from 'vitest/config';

import { FastFilesFirst } from './fast-files-first.ts';
import type { Plan } from './plan.ts';

const plan = JSON.parse(readFileSync(process.env['ZAD_MUTANTS_PLAN'] ?? '', 'utf8')) as Plan;

/** The tests of the room that mutants.ts names, in one process, with its planted sources. */
export default defineConfig({
  plugins: [{ name: 'planted', enforce: 'pre', load: (id) => plan.planted[id.replace(/\?.*$/, '')] ?? null }],
  test: {
    root: fileURLToPath(new URL('../..', import.meta.url)),
    environment: 'node',
    include: [...plan.tests],
    runner: fileURLToPath(new URL('planting-runner.ts', import.meta.url)),
    // One process: a mistake that never comes back ends with it.
    pool: 'threads',
    isolate: false,
    maxWorkers: 1,
    setupFiles: ['tests/mutants/leave-nothing.ts'],
    globalSetup: process.env['ZAD_TEMPLATE_URL'] === undefined ? [] : ['tests/mutants/given-database.ts'],
    // What holds state of its own begins anew with our modules.
    server: { deps: { inline: plan.renewal !== 'never' ? [/dexie/, /fake-indexeddb/] : [] } },
    sequence: { sequencer: FastFilesFirst },
    // Without a mistake; with one, planting-runner.ts says how long.
    testTimeout: 300_000,
    hookTimeout: 300_000,
  },
});
