import { Writable } from 'node:stream';

import { expect, test } from 'vitest';

import { createLog } from './log.ts';

test('secrets are hidden, at the top and one level down', () => {
  const lines: string[] = [];
  const sink = new Writable({ write: (chunk: Buffer, _encoding, done) => (lines.push(chunk.toString()), done()) });
  createLog('info', sink).info(
    { password: 'kAnArY', user: { otp: 'kAnArY', token: 'kAnArY', name: 'Ali' } },
    'signed in',
  );
  expect(lines.join()).toContain('Ali');
  expect(lines.join()).not.toContain('kAnArY');
});
