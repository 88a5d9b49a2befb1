/** A number of a document, a day or an address, as it stands in a page's address; null for anything else. */
export function documentNumberIn(value: unknown): number | null {
  return /^[1-9]\d{0,9}$/.test(String(value)) ? Number(value) : null;
}
