/** The same histories over the databases that run: Dexie's schema on IndexedDB, PostgreSQL with its lock and savepoints. */
import { beforeAll, expect, test } from 'vitest';

import type { Database } from '#server/kit/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';

import kept from './kept-histories.json' with { type: 'json' };
import { checkHistories } from './run-fast.ts';
import { runSlow } from './run-slow.ts';
import type { Step } from './steps.ts';

const SEED = 20_261_121;
/** 60 in `npm test`; ZAD_HISTORIES=1000 for a longer run. */
const HISTORIES = Number(process.env['ZAD_HISTORIES'] ?? 60);

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});

test(
  `${HISTORIES} histories hold on PostgreSQL, and those that once failed`,
  { timeout: 60_000 + HISTORIES * 1500 },
  async () => {
    for (const { steps } of kept) await runSlow(db, steps as Step[]);
    const { failure } = await checkHistories((steps) => runSlow(db, steps), { numRuns: HISTORIES, seed: SEED });
    expect(failure).toBeNull();
  },
);

test('two exchanges of one shopper that do not wait for one another are found', { timeout: 120_000 }, async () => {
  const how = { numRuns: 300, seed: SEED, isShortest: false };
  const { failure } = await checkHistories((steps) => runSlow(db, steps, { unlocked: true }), how);
  expect(failure?.said).toMatch(/^Error: I\d|duplicate key/);
});
