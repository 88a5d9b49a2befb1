/** Run by hand (`npx tsx server/pictures/art/extract.ts`) when docs/demo-catalogue.md names new Fluent art. */
import { readFileSync, writeFileSync } from 'node:fs';

import { optimize } from 'svgo';

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
  aliases?: Record<string, { parent: string } | undefined>;
}

const here = new URL('.', import.meta.url);
const page = readFileSync(new URL('../../../docs/demo-catalogue.md', here), 'utf8');
const named = /by its own names:\s*`([^`]+)`/.exec(page)?.[1]?.split(/\s+/).filter(Boolean) ?? [];
const set = JSON.parse(
  readFileSync(new URL('../../../node_modules/@iconify-json/fluent-emoji/icons.json', here), 'utf8'),
) as IconSet;

/** A hundredth of a unit is not seen at the sizes of a shop: the drawings are 32 units wide. */
function minified(body: string): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">${body}</svg>`;
  // The shop's Content-Security-Policy allows no style attributes in a picture; these drawings do without theirs.
  const plugins = [{ name: 'removeAttrs' as const, params: { attrs: 'style' } }, 'preset-default' as const];
  const { data } = optimize(svg, { multipass: true, floatPrecision: 2, plugins });
  return data.replace(/^<svg[^>]*>|<\/svg>$/g, '');
}

const art: Record<string, string> = {};
for (const name of named.toSorted()) {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
  if (!icon) throw new Error(`Fluent Emoji has no "${name}"`);
  art[name] = minified(icon.body);
}
writeFileSync(new URL('fluent.json', here), `${JSON.stringify(art, null, 0).replaceAll('","', '",\n"')}\n`);
const sizes = Object.entries(art).toSorted((a, b) => b[1].length - a[1].length);
const largest = sizes.slice(0, 12).map(([name, text]) => `${name} ${text.length}`);
process.stdout.write(`${sizes.length} drawings, the largest: ${largest.join(', ')}\n`);
