import css from './drawn-map.css?inline';

let isThere = false;

/** Puts the map's style on the page with its code. A sheet of script's own: the page's policy allows no style in its markup. */
export function styleMap(): void {
  if (isThere) return;
  isThere = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css);
  document.adoptedStyleSheets.push(sheet);
}
