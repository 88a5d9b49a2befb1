/** The last part of an address or a URN. */
export function lastIn(text: string, separator: string): string {
  return text.slice(text.lastIndexOf(separator) + 1);
}
