import { expect, test } from 'vitest';

import { isOutOfReach, type AppError } from './app-error.ts';

const BAD_GATEWAY: AppError = { kind: 'server', status: 502 };
const PORTAL: AppError = { kind: 'invalid', call: 'account.getMyProfile', path: '' };
const REFUSED: AppError = { kind: 'refused', code: 'not_found', message: 'No such product' };

test.each<[string, AppError, boolean, boolean]>([
  ['no network', { kind: 'offline' }, false, true],
  ['a network that carries nothing', { kind: 'timeout' }, false, true],
  ['a 502 while the connection counts as lost', BAD_GATEWAY, true, true],
  ['a portal while the connection counts as lost', PORTAL, true, true],
  ['a 502 of the shop itself', BAD_GATEWAY, false, false],
  ['an answer that does not decode', PORTAL, false, false],
  ['a refusal, which only the shop can give', REFUSED, true, false],
])('%s', (_, error, isOffline, expected) => {
  expect(isOutOfReach(error, isOffline)).toBe(expected);
});
