/** The same histories over the databases that run: Dexie's schema on IndexedDB, PostgreSQL with its lock and savepoints. */
import { expect, test } from 'vitest';

import { createTestDatabase } from '#tests/support/database.ts';
import { createTestUser } from '#tests/support/test-user.ts';

import kept from './kept-histories.json' with { type: 'json' };
import { checkHistories } from './run-fast.ts';
import { runSlow } from './run-slow.ts';
import type { Step } from './steps.ts';

test('300 histories hold on PostgreSQL, and those that once failed', { timeout: 400_000 }, async () => {
  const db = await createTestDatabase();
  const users = [];
  for (const email of ['one@example.ae', 'two@example.ae']) {
    users.push((await createTestUser(db, { email, passwordHash: null })).user.id);
  }
  const userIds = users as [number, number];
  for (const { steps } of kept) await runSlow(db, userIds, steps as Step[]);
  const { failure } = await checkHistories((steps) => runSlow(db, userIds, steps), { numRuns: 300, seed: 20_261_121 });
  expect(failure).toBeNull();
});
