/** The specification's {email}: something, an @, a domain with a dot; no spaces; at most 254 characters. */
const SHAPE = /^[^\s@<>",;:()[\]\\]{1,64}@[^\s@.<>",;:()[\]\\]+(?:\.[^\s@.<>",;:()[\]\\]+)+$/;

export function isEmail(text: string): boolean {
  return text.length <= 254 && SHAPE.test(text);
}

/** One person's address however it is typed. */
export function emailKey(text: string): string {
  return text.trim().normalize('NFKC').toLowerCase();
}
