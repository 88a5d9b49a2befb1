/**
 * A connection that lets PostgreSQL keep the plan of statements that are asked again and again: parsing and planning a short statement
 * takes longer than running it. Placing an order is some twenty of them.
 */
import { Client, type QueryConfig } from 'pg';

/** A statement is named from so many uses on: most of what is asked once (imports, jobs over many rows) is never asked again. */
const NAMED_FROM = 3;
/** Each connection keeps the plan of each name, some 20 kB. */
const MOST_NAMES = 200;
/** Texts whose uses are counted. */
const MOST_COUNTED = 1000;
/** Longer ones carry their rows in their text, and differ each time. */
const LONGEST = 6000;

/** The same name stands for the same text on every connection. */
export class StatementNames {
  readonly #names = new Map<string, string>();
  readonly #uses = new Map<string, number>();

  /** Undefined for a text that is not named (yet). */
  nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known !== undefined || this.#names.size >= MOST_NAMES || text.length > LONGEST) return known;
    const uses = (this.#uses.get(text) ?? 0) + 1;
    if (uses < NAMED_FROM) {
      if (this.#uses.size >= MOST_COUNTED) this.#uses.clear();
      this.#uses.set(text, uses);
      return undefined;
    }
    this.#uses.delete(text);
    const name = `zad_${this.#names.size + 1}`;
    this.#names.set(text, name);
    return name;
  }
}

const names = new StatementNames();

/** Only statements with parameters are named: the others are begin, commit and what is made of many statements. */
export class PlannedClient extends Client {
  constructor(...settings: ConstructorParameters<typeof Client>) {
    super(...settings);
    const send = this.query.bind(this) as (...asked: unknown[]) => unknown;
    const sendNamed = (config: unknown, ...rest: unknown[]): unknown => {
      const [values] = rest;
      if (isUnnamed(config) && Array.isArray(values) && values.length > 0) {
        const name = names.nameOf(config.text);
        if (name !== undefined) return send({ ...config, name }, ...rest);
      }
      return send(config, ...rest);
    };
    this.query = sendNamed as typeof this.query;
  }
}

/** A statement as drizzle hands it over; not one that was made into a query elsewhere, or has a name of its own. */
function isUnnamed(config: unknown): config is QueryConfig {
  if (typeof config !== 'object' || config === null || !('text' in config) || 'submit' in config) return false;
  return !('name' in config) || config.name === undefined;
}
