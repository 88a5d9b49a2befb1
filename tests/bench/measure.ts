/** What a measure is: a file of its own that answers with findings, which bench.ts holds against budgets.ts. */
import type { BudgetName, Unit } from './budgets.ts';
import type { Stores } from './stores.ts';

export interface Finding {
  what: string;
  /** NaN where it could not be measured, which is over any budget. */
  value: number;
  /** A unit where there is no budget: such a row is for reading only. */
  of: BudgetName | { unit: Unit };
  /** The figures behind the value. */
  note?: string;
}

export interface Bench {
  stores: Stores;
  /** Fresh profiles a page; more is steadier. */
  runs: number;
  isQuick: boolean;
  /** Tells how far it is. */
  say(sentence: string): void;
  /** Goes into the file of --json. */
  keep(name: string, figures: unknown): void;
}

export type Measure = (bench: Bench) => Promise<Finding[]>;
