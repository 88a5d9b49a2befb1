/** What a file is read into, row by row, whatever its format. */

/** A row's cells by the names of the header, or by paths such as brand.name. */
export interface SourceRow {
  /** Where it begins in the file, from 1. */
  line: number;
  cells: Readonly<Record<string, string>>;
}

/** A row that could not be read. */
export interface BrokenRow {
  line: number;
  problem: string;
}

export type ReadRow = SourceRow | BrokenRow;

/** Characters at most of one row; longer ones are refused unread. */
export const LONGEST_ROW = 1_000_000;

/** What stops an import before anything is written; the message is for the person who runs it. */
export class ImportError extends Error {
  override readonly name = 'ImportError';
}
