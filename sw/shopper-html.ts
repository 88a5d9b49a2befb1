/** The page with the mark that somebody is signed in on this device; the app takes it off where nobody is. */
export function forShopper(html: string): string {
  return html.replace('<html ', '<html data-shopper="" ');
}
