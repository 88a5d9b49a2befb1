/**
 * Splits CSV into records as its pieces come. A wrong quote costs the line it is on and no other: reading goes on at the next
 * line. (csv-parse takes all up to the next quote for one cell, and a row that it swallowed has no line in the report.)
 */
import { LONGEST_ROW, type BrokenRow } from './source-row.ts';

export interface CsvRecord {
  line: number;
  cells: string[];
}

/** Lines at most in one quoted cell: beyond, its quote was never closed. */
const MOST_LINES = 200;

type Outcome = { cells: string[]; end: number } | { problem: string } | 'unfinished';

const TOO_LONG: Outcome = { problem: `is longer than ${LONGEST_ROW.toLocaleString('en')} characters` };

export class CsvSplitter {
  readonly #delimiter: string;
  #text = '';
  #line = 1;
  #isSkipping = false;

  constructor(delimiter: string) {
    this.#delimiter = delimiter;
  }

  /** The records that end in this piece. */
  push(piece: string): (CsvRecord | BrokenRow)[] {
    this.#text += piece;
    return this.#take(false);
  }

  /** The last record, where the file does not end with a line end. */
  end(): (CsvRecord | BrokenRow)[] {
    return this.#take(true);
  }

  #take(isLast: boolean): (CsvRecord | BrokenRow)[] {
    const found: (CsvRecord | BrokenRow)[] = [];
    let at = 0;
    while (at < this.#text.length) {
      const lineEnd = this.#text.indexOf('\n', at);
      if (this.#isSkipping) {
        if (lineEnd === -1) {
          at = this.#text.length;
          break;
        }
        this.#isSkipping = false;
        this.#line += 1;
        at = lineEnd + 1;
        continue;
      }
      const outcome = this.#readRecord(at, lineEnd, isLast);
      if (outcome === 'unfinished') break;
      if ('cells' in outcome) {
        found.push({ line: this.#line, cells: outcome.cells });
        this.#line += linesIn(this.#text, at, outcome.end);
        at = outcome.end;
        continue;
      }
      found.push({ line: this.#line, problem: outcome.problem });
      this.#isSkipping = lineEnd === -1;
      if (!this.#isSkipping) this.#line += 1;
      at = this.#isSkipping ? this.#text.length : lineEnd + 1;
    }
    this.#text = this.#text.slice(at);
    return found;
  }

  #readRecord(start: number, lineEnd: number, isLast: boolean): Outcome {
    const text = this.#text;
    const isTooLong = (lineEnd === -1 ? text.length : lineEnd) - start > LONGEST_ROW;
    if (isTooLong) return TOO_LONG;
    if (lineEnd === -1 && !isLast) return 'unfinished';
    const end = lineEnd === -1 ? text.length : lineEnd;
    const line = text.slice(start, text[end - 1] === '\r' ? end - 1 : end);
    const next = lineEnd === -1 ? end : end + 1;
    if (!line.includes('"')) return { cells: line.split(this.#delimiter), end: next };
    return this.#readQuoted(start, isLast);
  }

  #readQuoted(start: number, isLast: boolean): Outcome {
    const text = this.#text;
    const cells: string[] = [];
    for (let at = start; ;) {
      while (text[at] === ' ') at += 1;
      if (text[at] !== '"') {
        const end = this.#cellEnd(at);
        cells.push(text.slice(at, text[end] !== this.#delimiter && text[end - 1] === '\r' ? end - 1 : end));
        at = end;
      } else {
        const closed = this.#closingQuote(at + 1, start);
        if (closed === null) {
          const isOpen = text.length - start <= LONGEST_ROW && !isLast;
          if (isOpen && linesIn(text, start, text.length) <= MOST_LINES) return 'unfinished';
          return { problem: 'a quote is opened and not closed' };
        }
        cells.push(text.slice(at + 1, closed).replaceAll('""', '"'));
        at = closed + 1;
        while (text[at] === ' ' || text[at] === '\r') at += 1;
        if (at >= text.length && !isLast) return this.#unfinished(start);
      }
      if (at >= text.length) return isLast ? { cells, end: at } : this.#unfinished(start);
      if (text[at] === '\n') return { cells, end: at + 1 };
      if (text[at] !== this.#delimiter) return { problem: 'there is text after a closing quote' };
      at += 1;
    }
  }

  #unfinished(start: number): Outcome {
    return this.#text.length - start > LONGEST_ROW * 2 ? TOO_LONG : 'unfinished';
  }

  #cellEnd(at: number): number {
    for (let end = at; end < this.#text.length; end += 1) {
      const letter = this.#text[end];
      if (letter === this.#delimiter || letter === '\n') return end;
    }
    return this.#text.length;
  }

  /** Where the quote that ends a cell is; null where there is none within reach. */
  #closingQuote(from: number, start: number): number | null {
    let at = this.#text.indexOf('"', from);
    while (at !== -1 && this.#text[at + 1] === '"') at = this.#text.indexOf('"', at + 2);
    if (at === -1 || at - start > LONGEST_ROW || linesIn(this.#text, start, at) > MOST_LINES) return null;
    return at;
  }
}

function linesIn(text: string, start: number, end: number): number {
  let lines = 0;
  for (let at = text.indexOf('\n', start); at !== -1 && at < end; at = text.indexOf('\n', at + 1)) lines += 1;
  return lines;
}
