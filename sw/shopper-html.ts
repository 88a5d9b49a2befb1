/** The page with the mark that somebody is signed in on this device, and whether an order of theirs comes; the app takes it off where nobody is. */
export function forShopper(html: string, hasOrder: boolean): string {
  return html.replace('<html ', `<html data-shopper="${hasOrder ? 'order' : ''}" `);
}
