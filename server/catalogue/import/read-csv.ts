import { CsvSplitter, type CsvRecord } from './csv-splitter.ts';
/** CSV as rows by the names of its header; the delimiter is found where nobody tells it. */
import { plainLine } from './plain-text.ts';
import { ImportError, type BrokenRow, type ReadRow } from './source-row.ts';

export interface CsvRows {
  /** Names of the columns; the second of a name is called name#2. */
  names: string[];
  rows: AsyncGenerator<ReadRow[]>;
}

const DELIMITERS = [',', ';', '\t', '|'];

/** @throws ImportError where there is no header */
export async function readCsv(pieces: AsyncGenerator<string>, sample: string, told?: string): Promise<CsvRows> {
  const first = sample.slice(0, sample.indexOf('\n') === -1 ? sample.length : sample.indexOf('\n'));
  // Excel's own way to tell it, on a line before the header.
  const declared = /^sep=(.)\r?$/i.exec(first)?.[1];
  const splitter = new CsvSplitter(told ?? declared ?? guessDelimiter(sample));
  const records = readRecords(pieces, splitter);
  let waiting: (CsvRecord | BrokenRow)[] = [];
  for (;;) {
    const batch = await records.next();
    if (batch.done) throw new ImportError('The file has no header row.');
    waiting = batch.value.filter((record) => !('cells' in record) || !isBlank(record.cells));
    if (declared !== undefined && waiting[0]?.line === 1) waiting.shift();
    const header = waiting.shift();
    if (header === undefined) continue;
    if (!('cells' in header))
      throw new ImportError(`Line ${header.line}, the header, can't be read: ${header.problem}.`);
    const names = columnNames(header.cells);
    return { names, rows: nameCells(waiting, records, names) };
  }
}

async function* readRecords(
  pieces: AsyncGenerator<string>,
  splitter: CsvSplitter,
): AsyncGenerator<(CsvRecord | BrokenRow)[]> {
  for await (const piece of pieces) {
    const records = splitter.push(piece);
    if (records.length > 0) yield records;
  }
  yield splitter.end();
}

async function* nameCells(
  first: (CsvRecord | BrokenRow)[],
  rest: AsyncGenerator<(CsvRecord | BrokenRow)[]>,
  header: string[],
): AsyncGenerator<ReadRow[]> {
  let names = header;
  const nameAll = (records: (CsvRecord | BrokenRow)[]): ReadRow[] => {
    const rows: ReadRow[] = [];
    for (const record of records) {
      if (!('cells' in record)) rows.push(record);
      else if (isHeader(record.cells, header)) names = columnNames(record.cells);
      else if (!isBlank(record.cells)) rows.push(nameRow(record, names));
    }
    return rows;
  };
  yield nameAll(first);
  for await (const records of rest) yield nameAll(records);
}

function nameRow({ line, cells }: CsvRecord, names: readonly string[]): ReadRow {
  const filled = cells.findLastIndex((cell) => cell.trim() !== '') + 1;
  if (filled > names.length) return { line, problem: `has ${filled} cells, the header has ${names.length}` };
  const row: Record<string, string> = Object.create(null) as Record<string, string>;
  for (const [at, name] of names.entries()) row[name] = cells[at] ?? '';
  return { line, cells: row };
}

/** A header again, as files put together from several have it; its columns may stand in another order. */
function isHeader(cells: readonly string[], header: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== '');
  return (
    filled.length > 1 && filled.length * 2 >= header.length && filled.every((cell) => header.includes(plainLine(cell)))
  );
}

function columnNames(cells: readonly string[]): string[] {
  const seen = new Map<string, number>();
  return cells.map((cell, at) => {
    const name = plainLine(cell) || `column ${at + 1}`;
    const times = (seen.get(name) ?? 0) + 1;
    seen.set(name, times);
    return times === 1 ? name : `${name}#${times}`;
  });
}

const isBlank = (cells: readonly string[]): boolean => cells.every((cell) => cell.trim() === '');

/** The one that parts the first lines into the most cells, evenly. */
function guessDelimiter(sample: string): string {
  const lines = sample
    .split('\n', 12)
    .map((line) => line.replace(/"(?:[^"]|"")*"/g, '""'))
    .filter((line) => line.trim() !== '');
  const [header = ''] = lines;
  const scores = DELIMITERS.map((delimiter) => {
    const cells = header.split(delimiter).length;
    const even = lines.filter((line) => line.split(delimiter).length === cells).length;
    return cells === 1 ? 0 : cells * (even / lines.length);
  });
  return DELIMITERS[scores.indexOf(Math.max(...scores))] ?? ',';
}
