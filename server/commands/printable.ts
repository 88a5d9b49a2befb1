/** What shoppers wrote, without what a terminal would take for an order of its own. */
export function printable(written: string): string {
  return written.replaceAll(/[\p{Cc}\p{Cf}]+/gu, ' ').trim();
}
