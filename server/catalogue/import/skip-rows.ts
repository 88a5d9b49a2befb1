/** Which rows the map leaves out. */
import { createContext, Script, type Context } from 'node:vm';

import type { SkipRule } from './import-map.ts';
import { plainLine } from './plain-text.ts';
import { ImportError, type ReadRow } from './source-row.ts';

/** For the cells of one batch; an ordinary expression needs a few milliseconds. */
const LONGEST_MS = 2000;
const LONGEST_CELL = 1000;

export class RowSkipper {
  readonly #rules: readonly SkipRule[];
  readonly #matching = new Script('cells.map((cell) => pattern.test(cell))');
  readonly #context: Context = createContext({});

  constructor(rules: readonly SkipRule[]) {
    this.#rules = rules;
  }

  /** For each row the first rule that leaves it out. @throws ImportError where an expression takes too long */
  rulesFor(rows: readonly ReadRow[]): (SkipRule | undefined)[] {
    const found: (SkipRule | undefined)[] = Array.from({ length: rows.length });
    for (const [number, rule] of this.#rules.entries()) {
      const cells = rows.map((row) =>
        'cells' in row ? plainLine((row.cells[rule.column] ?? '').slice(0, LONGEST_CELL)) : '',
      );
      const hits = rule.pattern ? this.#match(rule.pattern, cells, number) : cells.map((cell) => isHit(rule, cell));
      for (const [at, isSkipped] of hits.entries()) if (isSkipped) found[at] ??= rule;
    }
    return found;
  }

  /** In a context that can be stopped: an expression such as (a+)+$ would take years on forty letters. */
  #match(pattern: RegExp, cells: string[], number: number): boolean[] {
    Object.assign(this.#context, { pattern, cells });
    try {
      return this.#matching.runInContext(this.#context, { timeout: LONGEST_MS }) as boolean[];
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ERR_SCRIPT_EXECUTION_TIMEOUT') throw error;
      throw new ImportError(
        `The map, skipRows[${number}].matches: "${pattern.source.slice(0, 60)}" takes too long. Write it without a repeat inside a repeat.`,
      );
    }
  }
}

function isHit({ test, wanted }: SkipRule, cell: string): boolean {
  const small = cell.toLowerCase();
  return test === 'equals' ? small === wanted : small.includes(wanted);
}
