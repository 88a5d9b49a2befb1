/** The report of an import: a CSV with a line for every row that was not taken as it is, and the counts for the summary. */
import { once } from 'node:events';
import { createWriteStream, type WriteStream } from 'node:fs';
import { finished } from 'node:stream/promises';

import type { Remark } from './offer-cells.ts';
import { plainLine } from './plain-text.ts';
import { ImportError } from './source-row.ts';

const HEADER = ['line', 'record', 'outcome', 'column', 'reason', 'value'];

export class ImportReport {
  readonly path: string;
  /** How many rows by reason, the outcome before it. */
  readonly counts: Readonly<Record<Remark['outcome'], Map<string, number>>> = {
    rejected: new Map(),
    skipped: new Map(),
    merged: new Map(),
    note: new Map(),
  };
  readonly #file: WriteStream;
  #failure: Error | null = null;

  private constructor(path: string, file: WriteStream) {
    this.path = path;
    this.#file = file;
    file.on('error', (error) => {
      this.#failure = error;
    });
    file.write(`\ufeff${HEADER.join(',')}\n`);
  }

  /** @throws ImportError where the file can't be written */
  static async open(path: string): Promise<ImportReport> {
    const file = createWriteStream(path);
    try {
      await once(file, 'open');
    } catch (error) {
      throw new ImportError(
        `The report can't be written: ${(error as Error).message}. Name another place with --report.`,
      );
    }
    return new ImportReport(path, file);
  }

  /** `record` counts the rows of the file from 1: a JSON file may have all of them on one line. */
  async add(remark: Remark, record: number): Promise<void> {
    const counts = this.counts[remark.outcome];
    const kind = remark.column === '' ? remark.reason : `${remark.column}: ${remark.reason}`;
    if (counts.size < 1000 || counts.has(kind)) counts.set(kind, (counts.get(kind) ?? 0) + 1);
    const cells = [String(remark.line), String(record), remark.outcome, remark.column, remark.reason, remark.value].map(
      reportCell,
    );
    if (!this.#file.write(`${cells.join(',')}\n`) && !this.#failure) await once(this.#file, 'drain');
  }

  total(outcome: Remark['outcome']): number {
    let sum = 0;
    for (const count of this.counts[outcome].values()) sum += count;
    return sum;
  }

  /** @throws ImportError where it could not be written to the end */
  async close(): Promise<void> {
    this.#file.end();
    await finished(this.#file).catch((error: unknown) => {
      this.#failure ??= error as Error;
    });
    if (this.#failure) throw new ImportError(`The report can't be written: ${this.#failure.message}.`);
  }
}

/** A spreadsheet runs a cell that begins with = + - @ as a formula: an apostrophe before it makes it text. */
export function reportCell(text: string): string {
  const plain = plainLine(text);
  const safe = /^[=+\-@|%]/.test(plain) ? `'${plain}` : plain;
  return /[",;\n']/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
