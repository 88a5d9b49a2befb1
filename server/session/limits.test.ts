/** The figures of docs/security.md, rows 17 to 19, and whom each counts. */
import { expect, test } from 'vitest';

import type { Throttle } from '#server/kit/throttle.ts';

import {
  codesFor,
  codesOfIp,
  codesSent,
  egiftsBegunBy,
  exportsOf,
  guessesAt,
  hold,
  limitKeysOf,
  loginOfAccount,
  loginOfIp,
  passwordProofs,
  phoneChecks,
  signUpsOfIp,
} from './limits.ts';

const IP = '203.0.113.7';

test.each([
  ['wrong passwords for an account', loginOfAccount('a@b.ae', IP), `login:a@b.ae|${IP}`, 900, 5],
  ['sign-ins of an address', loginOfIp(IP), `login|${IP}`, 3600, 100],
  ['codes of an address', codesOfIp(IP), `code|${IP}`, 3600, 20],
  ['SMS of everybody', codesSent('sms'), 'code-sms', 3600, 5000],
  ['mails of everybody', codesSent('mail'), 'code-mail', 3600, 5000],
  ['registrations of an address', signUpsOfIp(IP), `signup|${IP}`, 3600, 30],
  ['proofs of a password', passwordProofs(7), 'proof:7', 900, 5],
] as const)('%s', (_, limit, key, windowSeconds, most) => {
  expect(limit).toEqual({ key, windowSeconds, most });
});

test('the address comes first, then the target', () => {
  expect(codesFor('+971501234567', IP)).toEqual([
    { key: `code|${IP}`, windowSeconds: 3600, most: 20 },
    { key: 'code-minute:+971501234567', windowSeconds: 60, most: 1 },
    { key: 'code-day:+971501234567', windowSeconds: 86_400, most: 5 },
  ]);
  expect(guessesAt('a@b.ae', IP)).toEqual([
    { key: `guess|${IP}`, windowSeconds: 3600, most: 100 },
    { key: 'guess:a@b.ae', windowSeconds: 86_400, most: 30 },
  ]);
  expect(phoneChecks(IP)).toEqual([
    { key: `phone-minute|${IP}`, windowSeconds: 60, most: 10 },
    { key: `phone|${IP}`, windowSeconds: 3600, most: 40 },
  ]);
  expect(exportsOf(7)).toEqual([{ key: 'export:7', windowSeconds: 3600, most: 10 }]);
});

test('a limit that is used up refuses, and says how long', async () => {
  const after = (wait: number | null): Throttle => ({
    take: async () => wait,
    giveBack: async () => undefined,
    forget: async () => undefined,
    countOf: async () => 0,
  });
  await expect(hold(after(null), [loginOfIp(IP)], 'Slow down')).resolves.toBeUndefined();
  await expect(hold(after(0), [loginOfIp(IP)], 'Slow down')).rejects.toMatchObject({ code: 'too_many' });
  await expect(hold(after(42), [loginOfIp(IP)], 'Slow down')).rejects.toMatchObject({
    code: 'too_many',
    message: 'Slow down',
    status: 429,
    retryAfter: 42,
  });
});

test('whatever counts a person by name goes with the account', () => {
  const mobile = '+971501234567';
  const { exact, prefixes } = limitKeysOf({ id: 7, emailKey: 'a@b.ae', mobile });
  expect(prefixes).toEqual(['login:a@b.ae|', `login:${mobile}|`]);
  const targets = ['a@b.ae', mobile].flatMap((name) => [
    name,
    `reset:${name}`,
    `delete:${name}`,
    `email:${name}`,
    `friend:${name}`,
  ]);
  const counted = targets.flatMap((target) => codesFor(target, IP).slice(1)).map(({ key }) => key);
  const byId = ['proof:7', 'export:7', egiftsBegunBy(7).key, 'egift-code:7'];
  // Another room may count more.
  expect(exact).toEqual(expect.arrayContaining([...counted, 'guess:a@b.ae', `guess:${mobile}`, ...byId]));
  expect(loginOfAccount('a@b.ae', IP).key.startsWith(prefixes[0] ?? '?')).toBe(true);
  const nameless = limitKeysOf({ id: 7, emailKey: null, mobile: null });
  expect(nameless.exact).toEqual(expect.arrayContaining(byId));
  expect(nameless.exact.filter((key) => !key.endsWith(':7'))).toEqual([]);
  expect(nameless.prefixes).toEqual([]);
});
