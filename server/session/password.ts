/** Passwords: Argon2id, 19 MiB, two passes (security.md row 16); never cut, never trimmed. */
import { hash, verify } from '@node-rs/argon2';

import { sessionMessages } from '#contract/messages/session.ts';
import { PASSWORD_MAX, PASSWORD_MIN } from '#contract/rules/password.ts';
import { Refusal } from '#server/kit/refusal.ts';

import { isCommonPassword } from './common-passwords.ts';

/** 2 is Argon2id. */
const OPTIONS = { algorithm: 2, memoryCost: 19 * 1024, timeCost: 2, parallelism: 1 } as const;

export function hashPassword(password: string): Promise<string> {
  return hash(password, OPTIONS);
}

let nobodys: Promise<string> | undefined;

/** Takes as long for an account that is not there, or that has no password, as for one that is. */
export async function isPasswordOf(stored: string | null | undefined, password: string): Promise<boolean> {
  const against = stored ?? (await (nobodys ??= hashPassword('nobody has this password')));
  const isRight = await verify(against, password);
  return isRight && typeof stored === 'string';
}

/** Refuses a password that an account may not have; `field` is its wire name. */
export function refuseWeakPassword(password: string, field: string): void {
  const length = [...new Intl.Segmenter().segment(password)].length;
  if (length < PASSWORD_MIN) throw new Refusal('password_short', sessionMessages.passwordShort[0], 422, field);
  if (password.length > PASSWORD_MAX) throw new Refusal('password_long', sessionMessages.passwordLong[0], 422, field);
  if (isCommonPassword(password)) throw new Refusal('password_common', sessionMessages.passwordCommon[0], 422, field);
}
