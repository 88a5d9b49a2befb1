/** The most pages that are opened under each other: beyond, nobody scrolls, and a made-up address costs us nothing. */
const MOST_PAGES = 40;

/** How far a list is opened, out of an address; 1 where that says nothing sensible. */
export function pagesOpen(value: unknown): number {
  const text = String(value);
  return /^[1-9]\d{0,3}$/.test(text) ? Math.min(MOST_PAGES, Number(text)) : 1;
}
