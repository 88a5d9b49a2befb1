/** Run by hand (`npx tsx server/pictures/art/extract.ts`) when docs/demo-catalogue.md names new Fluent art. */
import { readFileSync, writeFileSync } from 'node:fs';
import { minifyArt, type MinifyLevel } from './minify-art.ts';

interface IconSet {
  icons: Record<string, { body: string } | undefined>;
  aliases?: Record<string, { parent: string } | undefined>;
}

/** Gentle first; a drawing that stays above the byte budget goes one step coarser. */
const LEVELS: MinifyLevel[] = [
  { decimals: 2, leastArea: 0, leastShaded: 0, mostLayers: 9, leastBlur: 0.25 },
  { decimals: 1, leastArea: 0, leastShaded: 0, mostLayers: 9, leastBlur: 0.25 },
  { decimals: 1, leastArea: 0.3, leastShaded: 4, mostLayers: 6, leastBlur: 0.5 },
  { decimals: 1, leastArea: 0.3, leastShaded: 16, mostLayers: 5, leastBlur: 0.5 },
  { decimals: 1, leastArea: 0.4, leastShaded: 60, mostLayers: 4, leastBlur: 0.5 },
];
const BUDGET = 9500;

const here = new URL('.', import.meta.url);
const page = readFileSync(new URL('../../../docs/demo-catalogue.md', here), 'utf8');
const named = /by its own names:\s*`([^`]+)`/.exec(page)?.[1]?.split(/\s+/).filter(Boolean) ?? [];
const set = JSON.parse(
  readFileSync(new URL('../../../node_modules/@iconify-json/fluent-emoji/icons.json', here), 'utf8'),
) as IconSet;

const art: Record<string, string> = {};
for (const name of named.toSorted()) {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ''];
  if (!icon) throw new Error(`Fluent Emoji has no "${name}"`);
  const tries = LEVELS.map((level) => minifyArt(icon.body, level));
  art[name] = tries.find((text) => text.length <= BUDGET) ?? tries.at(-1) ?? '';
}
writeFileSync(new URL('fluent.json', here), `${JSON.stringify(art, null, 0).replaceAll('","', '",\n"')}\n`);
const sizes = Object.entries(art).toSorted((a, b) => b[1].length - a[1].length);
const largest = sizes.slice(0, 12).map(([name, text]) => `${name} ${text.length}`);
process.stdout.write(`${sizes.length} drawings, the largest: ${largest.join(', ')}\n`);
