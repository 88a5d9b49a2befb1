/** The server's time is the database's (server/kit/database-clock.ts): what is kept or compared is never told by a machine's own clock. */
import { expect, test } from 'vitest';

import { sourceFiles } from './source-files.ts';

/** Who may ask the machine, and why. */
const MAY: Readonly<Record<string, string>> = {
  'server/kit/clock.ts': 'the clock of tests and commands',
  'server/kit/database-clock.ts': 'measures how far the machine is off',
  'server/kit/prepared-answer.ts': 'a page compares it with its own date header, which is the machine’s too',
  'server/pages/page-host.ts': 'stands in for a date header, which is the machine’s too',
  'server/pages/build-client.ts': 'compares it with the times of files on this machine',
  'server/pages/built-app.ts': 'marks files on a disk, for the next server that starts',
  'server/db/embedded-postgres.ts': 'how long it waits',
};
/** Programs of an operator on their own machine. */
const IS_COMMAND = /^server\/commands\//;
const ASKS = /\bnew Date\(\)|\bDate\.now\b/;

test('nothing of the server asks its machine what time it is, but what is listed', () => {
  const asking = sourceFiles()
    .filter(({ path, text }) => path.startsWith('server/') && !path.endsWith('.test.ts') && ASKS.test(text))
    .map(({ path }) => path)
    .filter((path) => !IS_COMMAND.test(path));
  expect(asking.toSorted()).toEqual(Object.keys(MAY).toSorted());
});
