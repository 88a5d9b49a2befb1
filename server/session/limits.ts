/**
 * How often one may try what an attacker would try (security.md rows 17 to 19, decisions.md 12). In each list the caller's address
 * is first, then the target, then everybody: kit/throttle.ts says what a refused try counts.
 */
import { Refusal } from '#server/kit/refusal.ts';
import type { Limit, Throttle } from '#server/kit/throttle.ts';

const HOUR = 3600;
const DAY = 24 * HOUR;

/** Wrong passwords for an account from one address: per address too, so that nobody can lock another out. */
export const loginOfAccount = (key: string, ip: string): Limit => ({
  key: `login:${key}|${ip}`,
  windowSeconds: 15 * 60,
  most: 5,
});
/** Failures only: a right password gives its try back, because mobile networks put thousands of phones behind one address. */
export const loginOfIp = (ip: string): Limit => ({ key: `login|${ip}`, windowSeconds: HOUR, most: 100 });

/** Codes that an address asks for; one that made an account gives its try back. */
export const codesOfIp = (ip: string): Limit => ({ key: `code|${ip}`, windowSeconds: HOUR, most: 20 });

/** Codes cost money and reach strangers' phones: one a minute and five a day to a target. */
export const codesFor = (target: string, ip: string): readonly Limit[] => [
  codesOfIp(ip),
  { key: `code-minute:${target}`, windowSeconds: 60, most: 1 },
  { key: `code-day:${target}`, windowSeconds: DAY, most: 5 },
];

/** Every code that is really sent, by what it costs: a flood of mails leaves the SMS of registering alone. */
export const codesSent = (channel: 'sms' | 'mail'): Limit => ({
  key: `code-${channel}`,
  windowSeconds: HOUR,
  most: 5_000,
});

/** Guesses at codes, over all codes of a target: five tries a code would else be five per new code. */
export const guessesAt = (target: string, ip: string): readonly Limit[] => [
  { key: `guess|${ip}`, windowSeconds: HOUR, most: 100 },
  { key: `guess:${target}`, windowSeconds: DAY, most: 30 },
];

/** The phone check says whether a number has an account, as the specification wants. */
export const phoneChecks = (ip: string): readonly Limit[] => [
  { key: `phone-minute|${ip}`, windowSeconds: 60, most: 10 },
  { key: `phone|${ip}`, windowSeconds: HOUR, most: 40 },
];

/** Failures only, as at signing in. */
export const signUpsOfIp = (ip: string): Limit => ({ key: `signup|${ip}`, windowSeconds: HOUR, most: 30 });

/** Refuses with 429, the sentence and how long to wait where a limit is used up. */
export async function hold(throttle: Throttle, limits: readonly Limit[], sentence: string): Promise<void> {
  const wait = await throttle.take(limits);
  if (wait !== null) throw new Refusal('too_many', sentence, 429, undefined, wait);
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

/** Codes of e-gifts that were typed and were not right. */
export const egiftCodesBy = (userId: number, ip: string): readonly Limit[] => [
  { key: `egift-code|${ip}`, windowSeconds: HOUR, most: 60 },
  { key: `egift-code:${userId}`, windowSeconds: HOUR, most: 10 },
];

/** E-gifts that are begun: each holds what was typed of a friend. */
export const egiftsBegunBy = (userId: number): Limit => ({ key: `egift:${userId}`, windowSeconds: HOUR, most: 30 });

/** Each time the chat is opened: a token is signed. */
export const chatsOpenedBy = (userId: number, ip: string): readonly Limit[] => [
  { key: `chat|${ip}`, windowSeconds: HOUR, most: 600 },
  { key: `chat:${userId}`, windowSeconds: HOUR, most: 120 },
];

/** Pictures for the chat, refused ones too: each is drawn anew and kept. */
export const chatPicturesOf = (userId: number): Limit => ({
  key: `chat-picture:${userId}`,
  windowSeconds: DAY,
  most: 30,
});

/** The counters that name a person, by whole key and by beginning: they go with the account. */
export function limitKeysOf({ id, emailKey, mobile }: { id: number; emailKey: string | null; mobile: string | null }): {
  exact: string[];
  prefixes: string[];
} {
  const names = [emailKey, mobile].filter((name) => name !== null);
  const codeTargets = names.flatMap((name) => [
    name,
    ...['reset', 'delete', 'email', 'friend'].map((word) => `${word}:${name}`),
  ]);
  return {
    exact: [
      ...codeTargets.flatMap((target) => [`code-minute:${target}`, `code-day:${target}`]),
      ...names.map((target) => `guess:${target}`),
      `proof:${id}`,
      `export:${id}`,
      `egift-code:${id}`,
      `egift:${id}`,
      `chat:${id}`,
      `chat-picture:${id}`,
    ],
    prefixes: names.map((name) => `login:${name}|`),
  };
}
