import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';

import { getMyProfile } from '#contract/account.ts';
import { stubBrowser } from '#tests/support/stub-browser.ts';

import { eraseDevice } from './erase-device.ts';
import { keepPrivateAnswers } from './private-answers.ts';
import { PrivateDatabase, type StoredAnswer } from './private-database.ts';

const DAY_MS = 24 * 3_600_000;
const daysAgo = (days: number): string => new Date(Date.now() - days * DAY_MS).toISOString();
const answer = (key: string, asOf: string): StoredAnswer => ({
  key,
  call: getMyProfile.name,
  input: key,
  answer: {},
  asOf,
});

afterEach(() => eraseDevice());

test('a start lets go of answers that are older than 90 days, and of all but the newest hundred of a call', async () => {
  stubBrowser();
  const database = new PrivateDatabase(7);
  const many = Array.from({ length: 103 }, (_, at) => answer(`recent ${at}`, daysAgo(at / 10)));
  await database.answers.bulkPut([...many, { ...answer('other', daysAgo(89)), call: 'other' }]);
  await database.answers.put({ ...answer('too old', daysAgo(91)), call: 'another' });
  database.close();
  await keepPrivateAnswers(new QueryClient(), 7);
  const left = new PrivateDatabase(7);
  const keys = await left.answers.toCollection().primaryKeys();
  left.close();
  expect(keys.filter((key) => key.startsWith('recent'))).toHaveLength(100);
  expect(keys).not.toContain('recent 102');
  expect(keys).toContain('other');
  expect(keys).not.toContain('too old');
});
