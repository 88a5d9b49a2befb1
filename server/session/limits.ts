/** How often one may try what an attacker would try (security.md rows 17 to 19, decisions.md 12). */
import { Refusal } from '#server/kit/refusal.ts';
import type { Limit, Throttle } from '#server/kit/throttle.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Per account and address, so that nobody can lock another out. */
export const loginOfAccount = (key: string, ip: string): Limit => ({
  key: `login:${key}|${ip}`,
  windowSeconds: 15 * 60,
  most: 5,
});
export const loginOfIp = (ip: string): Limit => ({ key: `login|${ip}`, windowSeconds: HOUR, most: 100 });

/** Codes cost money and reach strangers' phones: one a minute, five a day, and a cap on everything at once. */
export const codesFor = (target: string, ip: string): readonly Limit[] => [
  { key: `code-minute:${target}`, windowSeconds: 60, most: 1 },
  { key: `code-day:${target}`, windowSeconds: DAY, most: 5 },
  { key: `code|${ip}`, windowSeconds: HOUR, most: 20 },
  { key: 'code', windowSeconds: HOUR, most: 5_000 },
];

/** Guesses at codes, over all codes of a target: five tries a code would else be five per new code. */
export const guessesAt = (target: string, ip: string): readonly Limit[] => [
  { key: `guess:${target}`, windowSeconds: DAY, most: 30 },
  { key: `guess|${ip}`, windowSeconds: HOUR, most: 100 },
];

/** The phone check says whether a number has an account, as the specification wants. */
export const phoneChecks = (ip: string): readonly Limit[] => [
  { key: `phone-minute|${ip}`, windowSeconds: 60, most: 10 },
  { key: `phone|${ip}`, windowSeconds: HOUR, most: 40 },
];

export const signUps = (ip: string): readonly Limit[] => [{ key: `signup|${ip}`, windowSeconds: HOUR, most: 30 }];

/** Refuses with 429 and the sentence where a limit is used up. */
export async function hold(throttle: Throttle, limits: readonly Limit[], sentence: string): Promise<void> {
  if ((await throttle.take(limits)) !== null) throw new Refusal('too_many', sentence, 429);
}

/** Guesses at the password by somebody who is signed in: a phone left on a table (security.md row 3). */
export const passwordProofs = (userId: number): Limit => ({
  key: `proof:${userId}`,
  windowSeconds: 15 * 60,
  most: 5,
});

/** A shopper's own data as a file: reads everything there is. */
export const exportsOf = (userId: number): readonly Limit[] => [
  { key: `export:${userId}`, windowSeconds: HOUR, most: 10 },
];

/** The counters that name a person, by whole key and by beginning: they go with the account. */
export function limitKeysOf({ id, emailKey, mobile }: { id: number; emailKey: string | null; mobile: string | null }): {
  exact: string[];
  prefixes: string[];
} {
  const mails = emailKey === null ? [] : [emailKey];
  const phones = mobile === null ? [] : [mobile];
  const codeTargets = [...mails.flatMap((mail) => [`reset:${mail}`, `delete:${mail}`]), ...phones];
  return {
    exact: [
      ...codeTargets.flatMap((target) => [`code-minute:${target}`, `code-day:${target}`]),
      ...[...mails, ...phones].map((target) => `guess:${target}`),
      `proof:${id}`,
      `export:${id}`,
    ],
    prefixes: mails.map((mail) => `login:${mail}|`),
  };
}
