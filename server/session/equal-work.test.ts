/**
 * L5, A15, row 20: the time of an answer does not tell whether there is an account. Known and unknown take turns; AUC is the chance
 * that a known one was the slower of two, 0.5 where the time says nothing. 30 pairs here; ZAD_TIMING_PAIRS=1000 by command, on a
 * machine that does nothing else, where it must lie between 0.45 and 0.55.
 */
import { expect, test } from 'vitest';

import { openAccounts } from '#tests/support/accounts.ts';

const PAIRS = Number(process.env['ZAD_TIMING_PAIRS'] ?? 30);
/** Four standard errors of the few pairs of a common run; the 0.05 of the requirement with many. */
const BAND = Math.max(0.05, 4 * Math.sqrt(1 / (6 * PAIRS)));

function aucOf(known: readonly number[], unknown: readonly number[]): number {
  let slower = 0;
  for (const one of known) for (const other of unknown) slower += one > other ? 1 : one === other ? 0.5 : 0;
  return slower / (known.length * unknown.length);
}

test.each([
  ['accountinfo/login', (email: string) => ({ email, password: 'not the right one' })],
  ['accountinfo/SendOTPforPass', (emailID: string) => ({ emailID })],
  ['accountinfo/VerifyOTPPass', (emailID: string) => ({ emailID, Code: 'x' })],
])('%s', { timeout: 600_000 }, async (path, payloadOf) => {
  const shop = await openAccounts();
  const sara = await shop.registerProved();
  const lengthens = 'x'.repeat(sara.email.length - '@example.ae'.length);
  const times: { known: number[]; unknown: number[] } = { known: [], unknown: [] };
  for (let pair = -3; pair < PAIRS; pair += 1) {
    const turn = pair % 2 === 0 ? (['known', 'unknown'] as const) : (['unknown', 'known'] as const);
    for (const kind of turn) {
      const email = kind === 'known' ? sara.email : `${lengthens}@example.ae`;
      await shop.db.pool.query('DELETE FROM throttle_count');
      const start = performance.now();
      await shop.post(path, payloadOf(email), { ip: `10.${kind === 'known' ? 1 : 2}.0.${Math.abs(pair) % 250}` });
      // The first pairs warm up.
      if (pair >= 0) times[kind].push(performance.now() - start);
      // What is done after the answer must not fall into the next one's time.
      await new Promise((resolve) => setTimeout(resolve, 10));
    }
  }
  expect(Math.abs(aucOf(times.known, times.unknown) - 0.5)).toBeLessThan(BAND);
});
