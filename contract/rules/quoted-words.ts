/** Words in quotation marks are searched as they stand: a shopper who was corrected may have meant what they typed. */

const QUOTED = /^\s*["“”«](.+)["“”»]\s*$/u;

export function isQuoted(text: string): boolean {
  return QUOTED.test(text);
}

export function quoted(text: string): string {
  return `"${text.replace(/["“”«»]/gu, ' ').trim()}"`;
}
