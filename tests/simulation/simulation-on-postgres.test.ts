/** The same histories over the databases that run: Dexie's schema on IndexedDB, PostgreSQL with its lock and savepoints. */
import { beforeAll, expect, test } from 'vitest';

import type { Database } from '#server/kit/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';

import kept from './kept-histories.json' with { type: 'json' };
import { checkHistories } from './run-fast.ts';
import { runSlow } from './run-slow.ts';
import { EDIT_KINDS, type Step } from './steps.ts';

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

/** The same history with more exchanges at the same time: by themselves so few meet that 300 histories may pass with none in the other's way. */
const crowded = (steps: readonly Step[]): Step[] =>
  steps.flatMap((step, at) => {
    const [device, other] = [at % 4, (at + 1) % 4];
    const edit = { kind: at % EDIT_KINDS, list: 0, stock: 0, value: at % 10 };
    const order = [0, 1, 0, 1, 0, 1, 0, 1];
    return [
      step,
      { do: 'write', device, edit },
      { do: 'write', device: other, edit },
      { do: 'overlap', device, other, limit: 1000, editsMax: 500, order },
    ];
  });

test('two exchanges of one shopper that do not wait for one another are found', { timeout: 120_000 }, async () => {
  const how = { numRuns: 100, seed: SEED, isShortest: false };
  const { failure } = await checkHistories((steps) => runSlow(db, crowded(steps), { unlocked: true }), how);
  expect(failure?.said).toMatch(/^Error: I\d|duplicate key/);
});

test('with their lock they are not', { timeout: 120_000 }, async () => {
  const { failure } = await checkHistories((steps) => runSlow(db, crowded(steps)), { numRuns: 3, seed: SEED });
  expect(failure).toBeNull();
});
