import { readFileSync } from 'node:fs';

/** The thousand commonest of six characters and more, of the list in zxcvbn-ts (MIT; THIRD-PARTY-NOTICES.md). */
const common = new Set(
  JSON.parse(readFileSync(new URL('common-passwords.json', import.meta.url), 'utf8')) as readonly string[],
);

/** Whatever its case. */
export function isCommonPassword(password: string): boolean {
  return common.has(password.toLowerCase());
}
