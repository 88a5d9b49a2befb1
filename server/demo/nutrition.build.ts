/**
 * Makes server/demo/files/nutrition.json: the rows of USDA SR28 that the demo's products name, with the foods' ids.
 * `tsx server/demo/nutrition.build.ts usda-sr28-per-100g.csv`
 */
import { readFile, readdir, writeFile } from 'node:fs/promises';

const demo = new URL('files/', import.meta.url);
const named = new Set<string>();
for (const file of await readdir(new URL('products/', demo))) {
  const text = await readFile(new URL(`products/${file}`, demo), 'utf8');
  for (const [, id] of text.matchAll(/"usda":\s*"(\d{5})"/g)) named.add(id as string);
}

const [source] = process.argv.slice(2);
if (source === undefined) throw new Error('Say which file holds USDA SR28 as CSV.');
const [head = [], ...lines] = (await readFile(source, 'utf8')).trim().split(/\r?\n/).map(cellsOf);
const rows = lines.map((cells) => Object.fromEntries(head.map((name, index) => [name, cells[index]])));
const figure = (written: string | undefined): number | null =>
  written === undefined || written === '' ? null : Number(written);
const least = (part: number | null, whole: number | null): number | null =>
  part === null || whole === null ? part : Math.min(part, whole);
const foods = rows
  .filter((row) => named.delete(row.ndb_no ?? ''))
  .map((row) => ({
    id: row.ndb_no,
    description: row.description,
    energyKcal: figure(row.kcal),
    fatG: figure(row.fat_g),
    saturatedFatG: figure(row.saturated_fat_g),
    carbohydrateG: figure(row.carbohydrate_g),
    // Carbohydrate is what is left over beside all else, sugars are measured: a part is never said to be more than the whole.
    sugarsG: least(figure(row.sugars_g), figure(row.carbohydrate_g)),
    fibreG: figure(row.fibre_g),
    proteinG: figure(row.protein_g),
    sodiumMg: figure(row.sodium_mg),
  }));
await writeFile(
  new URL('nutrition.json', demo),
  `[\n${foods.map((one) => `  ${JSON.stringify(one)}`).join(',\n')}\n]\n`,
);
console.log(`${foods.length} foods written`, named.size > 0 ? `; not in the table: ${[...named].join(', ')}` : '');

/** The table has commas within quotes, but no line breaks. */
function cellsOf(line: string): string[] {
  return Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, quoted, plain]) =>
    quoted === undefined ? (plain ?? '') : quoted.replaceAll('""', '"'),
  );
}
