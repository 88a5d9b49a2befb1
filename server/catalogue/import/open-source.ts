/** A file opened for import: its rows, and the map that reads them. */
import type { FoundEncoding } from './find-encoding.ts';
import { automaticMap, settleMap, type ImportMap } from './import-map.ts';
import { recognise } from './map-fields.ts';
import { readCsv } from './read-csv.ts';
import { findList, readJson, readJsonLines } from './read-json.ts';
import { readText } from './read-text.ts';
import { sniffFile, type Sniffed } from './sniff-file.ts';
import { ImportError, type ReadRow } from './source-row.ts';

export interface ImportSource {
  size: number;
  encoding: FoundEncoding;
  map: ImportMap;
  rows: AsyncGenerator<ReadRow[]>;
}

/** @throws ImportError where the file or the map can't be used */
export async function openSource(
  path: string,
  told: ImportMap | null,
  onBytes?: (done: number) => void,
): Promise<ImportSource> {
  const sniffed = await sniffFile(path, told ?? {});
  const pieces = readText(path, sniffed, onBytes);
  if (sniffed.format === 'csv') {
    const { names, rows } = await readCsv(pieces, sniffed.sample, told?.delimiter);
    return { size: sniffed.size, encoding: sniffed, map: settleMap(told ?? automaticMap(names), names), rows };
  }
  const list = sniffed.format === 'json' ? (told?.records ?? findList(sniffed.sample, enoughFor(told))) : '';
  const names = await jsonNames(path, sniffed, list);
  if (names.length === 0) throw new ImportError(`There are no objects at "${list || 'the top'}" in this JSON.`);
  const map = told ?? automaticMap(names);
  const rows = sniffed.format === 'json' ? readJson(pieces, list) : readJsonLines(pieces);
  // A column that the first objects lack may come later: only names that nobody has are mistakes.
  const known = told ? [...new Set([...names, ...Object.values(told.columns)])] : names;
  return { size: sniffed.size, encoding: sniffed, map: settleMap(map, known), rows };
}

function enoughFor(told: ImportMap | null): (names: readonly string[]) => boolean {
  return (names) => {
    const columns = told && Object.keys(told.columns).length > 0 ? told.columns : recognise(names);
    const has = (name: string | undefined): boolean => name !== undefined && names.includes(name);
    return (has(columns.nameEn) || has(columns.nameAr)) && has(columns.price);
  };
}

/** The names of the first objects' cells. */
async function jsonNames(path: string, sniffed: Sniffed, list: string): Promise<string[]> {
  const names = new Set<string>();
  const pieces = readText(path, sniffed);
  let count = 0;
  for await (const rows of sniffed.format === 'json' ? readJson(pieces, list) : readJsonLines(pieces)) {
    for (const row of rows) {
      if (!('cells' in row)) continue;
      count += 1;
      for (const name of Object.keys(row.cells)) names.add(name);
    }
    if (count >= 200) break;
  }
  return [...names];
}
