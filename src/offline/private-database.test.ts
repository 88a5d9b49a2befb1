import 'fake-indexeddb/auto';
import { expect, test } from 'vitest';

import { PrivateDatabase } from './private-database.ts';
import { PRIVATE_PREFIX } from './private-names.ts';

test('a database that another tab erases is not made anew by the next write here', async () => {
  const database = new PrivateDatabase(7);
  const answer = { key: 'a', call: 'a', input: null, answer: {}, asOf: '2026-11-21T08:00:00.000Z' };
  await database.answers.put(answer);
  await new Promise((done) => indexedDB.deleteDatabase(`${PRIVATE_PREFIX}7`).addEventListener('success', done));
  await expect(database.answers.put(answer)).rejects.toThrow();
  expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(`${PRIVATE_PREFIX}7`);
});
