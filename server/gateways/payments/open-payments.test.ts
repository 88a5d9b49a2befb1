/** Which gateway the settings name; jobs and requests of one process share it. */
import { expect, test } from 'vitest';

import { readSettings } from '#server/kit/settings.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { NGENIUS_ENV } from '#tests/support/ngenius-env.ts';

import { openPayments } from './open-payments.ts';

test('N-Genius where it is set, one for a database; the sandbox elsewhere', async () => {
  const db = await createTestDatabase();
  const now = (): Date => new Date();
  const real = openPayments(readSettings(NGENIUS_ENV), db, now);
  expect(real.page.sdkUrl).toBe('https://page.ngenius.example/hosted-sessions/sdk.js');
  expect(real.can).toEqual({ cvvSession: false, sameDayRefund: false, wallets: [] });
  expect(openPayments(readSettings(NGENIUS_ENV), db, now)).toBe(real);
  expect(openPayments(readSettings({}), db, now).page.sdkUrl).toBe('http://127.0.0.1:4174/sdk.js');
});
