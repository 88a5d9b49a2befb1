/** Cells as people type them, made plain: one kind of digits, one kind of space, nothing invisible. */

/** ٠-٩ and ۰-۹ as 0-9. */
export function westernDigits(text: string): string {
  return text.replace(/[٠-٩۰-۹]/g, (digit) => String((digit.codePointAt(0) ?? 0) & 15));
}

/** Control characters, marks that turn the direction of what follows, zero-width spaces and halves of surrogate pairs. */
const UNSEEN =
  // oxlint-disable-next-line no-control-regex -- finding control characters is what it is for
  /[\u0000-\u0008\u000e-\u001f\u007f-\u009f\u200b\u200e\u200f\u202a-\u202e\u2060\u2066-\u2069\ufeff\ufff9-\ufffb]|\p{Cs}/gu;

/** One line of visible text: what is unseen goes, every run of white space is one space. */
export function plainLine(text: string): string {
  // Nearly all cells are plain already.
  if (/^[!-~]+(?: [!-~]+)*$/.test(text)) return text;
  return text.replace(UNSEEN, '').replace(/\s+/g, ' ').trim();
}

/** The same for a text of several lines, which it keeps. */
export function plainLines(text: string): string {
  return text
    .replace(/\r\n?/g, '\n')
    .split('\n')
    .map(plainLine)
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}
