import { spawnSync } from 'node:child_process';

import { expect, test } from 'vitest';

/** Of a process in which a promise is rejected that nobody catches; `said` is 'alive' where it goes on. */
function exitCodeAfter(rejection: string): { code: number | null; said: string } {
  const script = `
    import { DatabaseError } from 'pg';
    import { surviveLostDatabase } from '#server/commands/survive-lost-database.ts';
    process.on('unhandledRejection', surviveLostDatabase);
    const lost = Object.assign(new DatabaseError('terminating connection', 0, 'error'), { code: '57P01' });
    void Promise.reject(${rejection}).finally(() => undefined);
    setTimeout(() => console.log('alive'), 200);
  `;
  const { status, stdout } = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', script], {
    encoding: 'utf8',
  });
  return { code: status, said: stdout.trim() };
}

test('a promise of the job queue that a lost connection rejects does not end the server', () => {
  expect(exitCodeAfter('lost')).toEqual({ code: 0, said: 'alive' });
});

test('any other rejection that nobody caught ends it, as before', () => {
  expect(exitCodeAfter("new Error('a bug')")).toMatchObject({ said: '' });
  expect(exitCodeAfter("new Error('a bug')").code).not.toBe(0);
});
