/** How hard a password would be to guess, as far as its letters tell: a hint, which refuses nothing. */
export type PasswordStrength = 'weak' | 'fair' | 'strong';

/** Kinds of characters that a longer search would have to go through. */
const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/, /[^\p{Ll}\p{Lu}\d]/u];

/** What guesses begin with. */
const COMMON = /pass ?word|qwert|abcd|1234|4321|admin|welcome|iloveyou|zad/i;

export function passwordStrength(password: string): PasswordStrength {
  const letters = Array.from(password);
  // "aaaaaaaa" is as good as its first letters; what everybody takes counts as two.
  const length = Math.min(letters.length, new Set(letters).size * 2) - (COMMON.test(password) ? 6 : 0);
  const worth = length + KINDS.filter((kind) => kind.test(password)).length - 1;
  return worth >= 15 ? 'strong' : worth >= 10 ? 'fair' : 'weak';
}
