/** JSON documents and JSON Lines as rows: each object of one list, or each line. */
import { flattenJson, type Cells } from './flatten-json.ts';
import { JsonSplitter, type JsonObjectText } from './json-splitter.ts';
import { ImportError, LONGEST_ROW, type ReadRow } from './source-row.ts';

/** `path` is where the list is, such as data.products, empty for one at the top. */
export async function* readJson(pieces: AsyncGenerator<string>, path: string): AsyncGenerator<ReadRow[]> {
  const splitter = new JsonSplitter((found) => found === path);
  for await (const piece of pieces) yield splitter.push(piece).map(rowOf);
  splitter.end();
}

export async function* readJsonLines(pieces: AsyncGenerator<string>): AsyncGenerator<ReadRow[]> {
  let rest = '';
  let line = 0;
  const take = (text: string): ReadRow[] => {
    line += 1;
    return text.trim() === '' ? [] : [rowOf({ line, text: text.length > LONGEST_ROW ? null : text, around: {} })];
  };
  for await (const piece of pieces) {
    const lines = (rest + piece).split('\n');
    rest = lines.pop() ?? '';
    // Its end is enough to know that it is too long.
    if (rest.length > LONGEST_ROW * 2) rest = rest.slice(-LONGEST_ROW - 1);
    yield lines.flatMap(take);
  }
  yield take(rest);
}

function rowOf({ line, text, around }: JsonObjectText): ReadRow {
  if (text === null) return { line, problem: `is longer than ${LONGEST_ROW.toLocaleString('en')} characters` };
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || Array.isArray(value)) return { line, problem: 'is no object' };
    return { line, cells: flattenJson(value, Object.assign(Object.create(null), around) as Cells) };
  } catch (error) {
    return { line, problem: `is no JSON: ${(error as Error).message.slice(0, 100)}` };
  }
}

/**
 * Where the list of products is, as far as the beginning of the file tells: of the lists whose objects have what is needed,
 * the one with the most. @throws ImportError where there is none
 */
export function findList(sample: string, isEnough: (names: readonly string[]) => boolean): string {
  const lists = new Map<string, number>();
  const scout = (path: string): void => {
    const splitter = new JsonSplitter((found) => found === path);
    const rows = tried(() => splitter.push(sample)).map(rowOf);
    const enough = rows.filter((row) => 'cells' in row && isEnough(Object.keys(row.cells)));
    if (enough.length > 0) lists.set(path, enough.length);
  };
  const paths = new Set<string>();
  const all = new JsonSplitter((path) => {
    paths.add(path);
    return false;
  });
  tried(() => all.push(sample));
  // The document itself is no list.
  if (paths.size > 1 && sample.trimStart().startsWith('{')) paths.delete('');
  for (const path of [...paths].slice(0, 50)) scout(path);
  const [best] = [...lists].toSorted((a, b) => b[1] - a[1]);
  if (best !== undefined) return best[0];
  throw new ImportError(
    `No list in this JSON has objects with a name and a price${paths.size > 0 ? ` (lists of objects: ${[...paths].map((path) => path || 'the top').join(', ')})` : ''}. Say where it is with "records" and name the columns in a map.`,
  );
}

/** The beginning of a file may break off anywhere. */
function tried(read: () => JsonObjectText[]): JsonObjectText[] {
  try {
    return read();
  } catch {
    return [];
  }
}
