import { afterEach, beforeAll, expect, test, vi } from 'vitest';

import type { Database } from '#server/kit/database.ts';
import { balanceOf } from '#server/ledger/accounts.ts';
import { recount } from '#server/ledger/recount.ts';
import { pointsOf } from '#server/points/read-points.ts';
import { freeVouchers } from '#server/vouchers/store.ts';
import { createTestDatabaseUrl } from '#tests/support/database.ts';
import { NGENIUS_ENV } from '#tests/support/ngenius-env.ts';
import { createTestUser } from '#tests/support/test-user.ts';

import { runDemoCommand } from './run-demo-command.ts';

const EMAIL = 'mariam@zad.example';
let db: Database;
let env: Record<string, string>;
let userId: number;
let said: string;
beforeAll(async () => {
  const made = await createTestDatabaseUrl();
  db = made.db;
  env = { DATABASE_URL: made.url };
  userId = (await createTestUser(db, { email: EMAIL, passwordHash: null, emailVerifiedAt: new Date() })).user.id;
});
afterEach(() => vi.restoreAllMocks());

function run(args: readonly string[], more: Record<string, string> = {}): Promise<number> {
  said = '';
  const note = (text: unknown): void => void (said += `${String(text)}\n`);
  vi.spyOn(console, 'log').mockImplementation(note);
  vi.spyOn(console, 'error').mockImplementation(note);
  return runDemoCommand(args, { ...env, ...more });
}

const left = async () => ({
  wallet: (await balanceOf(db.orm, { kind: 'wallet', userId })).balance,
  points: await pointsOf(db.orm, userId, new Date()),
  vouchers: (await freeVouchers(db.orm, userId, new Date())).map(({ fils }) => fils),
});

test.each([
  [[], 'What should be given?'],
  [['gold', EMAIL, '1'], 'There is no command "gold".'],
  [['wallet'], 'E-MAIL is missing.'],
  [['wallet', EMAIL], 'N is missing.'],
  [['wallet', EMAIL, '5', '6'], '"6" is one argument too many.'],
  [['wallet', EMAIL, 'much'], 'N must be a whole number from 1 to 999,999, not "much".'],
  [['points', EMAIL, '0'], 'N must be a whole number'],
  [['voucher', EMAIL, '-5'], 'N must be a whole number'],
  [['voucher', EMAIL, '1.5'], 'N must be a whole number'],
  [['points', EMAIL, '1000000'], 'N must be a whole number'],
])('%j: 2, and the usage', async (args, sentence) => {
  expect(await run(args)).toBe(2);
  expect(said).toContain(sentence);
  expect(said).toContain('npm run demo -- wallet E-MAIL N');
});

test.each([
  [{ PUBLIC_ORIGIN: 'https://shop.example' }, 'PUBLIC_ORIGIN=https://shop.example'],
  [{ HOST: '0.0.0.0' }, 'HOST=0.0.0.0'],
  [NGENIUS_ENV, 'NGENIUS_API_KEY is set: this is for a shop whose payments are the sandbox'],
  [{ ...NGENIUS_ENV, ZAD_DEMO: '1' }, 'ZAD_DEMO=1 and NGENIUS_API_KEY are both set'],
])('a shop with %j is no demo: 1, and nothing is given', async (more, sentence) => {
  expect(await run(['wallet', EMAIL, '250'], more)).toBe(1);
  expect(said).toContain(sentence);
  expect(said).toContain('Nothing was given.');
  expect(await left()).toEqual({ wallet: 0, points: 0, vouchers: [] });
});

test('an e-mail that nobody has, or that several say is theirs: 1', async () => {
  expect(await run(['points', 'nobody@zad.example', '5'])).toBe(1);
  expect(said).toContain('No shopper has the e-mail "nobody@zad.example".');
  for (let count = 0; count < 2; count += 1) await createTestUser(db, { email: 'two@zad.example', passwordHash: null });
  expect(await run(['points', 'two@zad.example', '5'])).toBe(1);
  expect(said).toContain('Several accounts say "two@zad.example"');
});

test('what is asked for is given each time, in dirhams and in points, and the ledger stays right', async () => {
  expect(await run(['wallet', EMAIL, '250'])).toBe(0);
  expect(said).toBe(`AED 250 were put into the wallet: ${EMAIL}\n`);
  expect(await run(['wallet', 'Mariam@Zad.example', '1000'], { HOST: '0.0.0.0', ZAD_DEMO: '1' })).toBe(0);
  expect(await run(['points', EMAIL, '500'])).toBe(0);
  expect(said).toBe(`500 reward points were given: ${EMAIL}\n`);
  expect(await run(['voucher', EMAIL, '50'])).toBe(0);
  expect(said).toBe(`A voucher of AED 50 was given: ${EMAIL}\n`);
  expect(await left()).toEqual({ wallet: 125_000, points: 500, vouchers: [5000] });
  expect(await recount(db)).toEqual([]);
});
