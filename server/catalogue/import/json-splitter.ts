/**
 * Finds the objects of every list in a JSON text, piece by piece and without building the document: each comes as text with
 * its path, its line and what the objects around it said before it. Knows strings, brackets and commas; JSON.parse does the rest.
 */
import { plainText, type Cells } from './flatten-json.ts';
import { ImportError, LONGEST_ROW } from './source-row.ts';

export interface JsonObjectText {
  line: number;
  /** The object as it is written; null where it is longer than a row may be. */
  text: string | null;
  /** Plain values of the objects around it, by path from the top. */
  around: Cells;
}

interface Frame {
  kind: '{' | '[';
  /** Names of the objects from the top down to here; lists add nothing. */
  path: string[];
  key: string | null;
  values: Cells;
}

const MARK = /["{}[\],:\n]/g;
/** Of an enclosing object: it is there for a category's name, not for its text. */
const LONGEST_AROUND = 1000;

export class JsonSplitter {
  /** Asked for each object in a list, by its path such as data.products; true takes it whole. */
  readonly #isWanted: (path: string) => boolean;
  readonly #frames: Frame[] = [];
  #text = '';
  #line = 1;
  /** Where the scalar or string being read begins; always 0 between pieces. */
  #start = 0;
  #inString = false;
  #taken: { line: number; depth: number; text: string; isTooLong: boolean } | null = null;
  #takenFrom = 0;

  constructor(isWanted: (path: string) => boolean) {
    this.#isWanted = isWanted;
  }

  /** The objects that end in this piece. @throws ImportError where brackets do not match */
  push(piece: string): JsonObjectText[] {
    this.#text += piece;
    const found: JsonObjectText[] = [];
    let at = this.#scanned;
    while (at < this.#text.length) {
      if (this.#inString) {
        const end = this.#stringEnd(at);
        if (end === null) break;
        this.#inString = false;
        at = end;
        continue;
      }
      MARK.lastIndex = at;
      const match = MARK.exec(this.#text);
      if (match === null) {
        at = this.#text.length;
        break;
      }
      at = match.index + 1;
      this.#mark(match[0], at, found);
    }
    this.#keep(this.#inString ? this.#stringFrom : at);
    return found;
  }

  /** @throws ImportError where something is still open */
  end(): void {
    if (this.#frames.length > 0 || this.#inString || this.#taken) {
      throw new ImportError(`The JSON ends at line ${this.#line} in the middle of something.`);
    }
  }

  #scanned = 0;
  #stringFrom = 0;

  /** Drops what is read; `from` is where reading goes on. */
  #keep(from: number): void {
    if (this.#taken) {
      if (!this.#taken.isTooLong) this.#taken.text += this.#text.slice(this.#takenFrom, from);
      this.#takenFrom = 0;
      if (this.#taken.text.length > LONGEST_ROW) Object.assign(this.#taken, { text: '', isTooLong: true });
    }
    const begin = this.#taken ? from : Math.min(this.#start, from);
    this.#text = this.#text.slice(begin);
    this.#start = Math.max(0, this.#start - begin);
    this.#scanned = from - begin;
    if (this.#text.length > LONGEST_ROW * 20) throw new ImportError(`A text at line ${this.#line} does not end.`);
    this.#stringFrom = this.#scanned;
  }

  /** Past the closing quote; null where it is not here yet. A line end in a string is no JSON: the string was not closed. */
  #stringEnd(from: number): number | null {
    for (let at = from; ;) {
      const quote = this.#text.indexOf('"', at);
      if (quote === -1) return null;
      let slashes = 0;
      while (this.#text[quote - 1 - slashes] === '\\' && quote - 1 - slashes >= from) slashes += 1;
      if (slashes % 2 === 0) return quote + 1;
      at = quote + 1;
    }
  }

  #mark(mark: string, at: number, found: JsonObjectText[]): void {
    if (mark === '\n') this.#line += 1;
    else if (mark === '"') {
      this.#inString = true;
      this.#stringFrom = at;
    } else if (mark === '{' || mark === '[') this.#open(mark, at);
    else if (mark === '}' || mark === ']') this.#close(mark, at, found);
    else if (!this.#taken) {
      if (mark === ':') this.#name(at);
      else this.#value(at);
    }
  }

  #open(kind: '{' | '[', at: number): void {
    if (this.#taken) {
      this.#taken.depth += 1;
      return;
    }
    const parent = this.#frames.at(-1);
    const path = parent?.kind === '{' && parent.key !== null ? [...parent.path, parent.key] : (parent?.path ?? []);
    const isListed = kind === '{' && (parent === undefined || parent.kind === '[');
    if (isListed && this.#isWanted(path.join('.'))) {
      this.#taken = { line: this.#line, depth: 1, text: '', isTooLong: false };
      this.#takenFrom = at - 1;
    } else {
      if (this.#frames.length > 100) throw new ImportError(`Line ${this.#line}: the JSON is nested too deeply.`);
      this.#frames.push({ kind, path, key: null, values: Object.create(null) as Cells });
    }
    this.#start = at;
  }

  #close(mark: '}' | ']', at: number, found: JsonObjectText[]): void {
    if (this.#taken) {
      this.#taken.depth -= 1;
      if (this.#taken.depth > 0) return;
      const { line, text, isTooLong } = this.#taken;
      const whole = text + this.#text.slice(this.#takenFrom, at);
      const around = Object.create(null) as Cells;
      for (const frame of this.#frames) Object.assign(around, frame.values);
      found.push({ line, text: isTooLong || whole.length > LONGEST_ROW ? null : whole, around });
      this.#taken = null;
    } else {
      this.#value(at);
      const frame = this.#frames.pop();
      if (frame === undefined || (frame.kind === '{') !== (mark === '}')) {
        throw new ImportError(`Line ${this.#line}: a ${mark} closes nothing; the JSON is broken from here.`);
      }
    }
    this.#start = at;
  }

  #name(at: number): void {
    const frame = this.#frames.at(-1);
    if (frame?.kind === '{') frame.key = plainText(parsed(this.#text.slice(this.#start, at - 1)));
    this.#start = at;
  }

  #value(at: number): void {
    const frame = this.#frames.at(-1);
    const written = this.#text.slice(this.#start, at - 1).trim();
    if (frame?.kind === '{' && frame.key !== null) {
      if (written !== '' && written.length <= LONGEST_AROUND) {
        frame.values[[...frame.path, frame.key].join('.')] = plainText(parsed(written));
      }
      frame.key = null;
    }
    this.#start = at;
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
