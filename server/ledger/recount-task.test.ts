import { expect, test } from 'vitest';

import { createTestDatabase } from '#tests/support/database.ts';
import { runJobs } from '#tests/support/run-jobs.ts';
import { createTestApp } from '#tests/support/test-app.ts';

import { post } from './post.ts';

test('the nightly count is quiet while the books are right, and an alarm where a balance was changed past them', async () => {
  const db = await createTestDatabase();
  const { deps, lines } = await createTestApp(db);
  const postings = [[{ kind: 'goodwill' }, -100] as const, [{ kind: 'sales' }, 100] as const];
  await db.transaction((tx) => post(tx, { key: 'one', kind: 'test', at: new Date(), postings }));
  await runJobs(deps, ['ledger.recount']);
  expect(lines.join('\n')).toContain('the books are right');
  await db.pool.query(`insert into ledger_account (kind, ref, balance) values ('egift', 'one', 500)`);
  await runJobs(deps, ['ledger.recount']);
  expect(lines.join('\n')).toContain('the books are wrong');
});
