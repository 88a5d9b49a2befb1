/** What a noun adds to the file that a shopper may take of everything the shop holds of them (uae.md, Privacy). */
import type { Queryable } from './database.ts';

export interface Exporter {
  /** The key in the file: `addresses`. */
  readonly name: string;
  /** This shopper's rows, in words and ISO times; no hashes, no row numbers. */
  readonly read: (db: Queryable, userId: number, now: Date) => Promise<unknown>;
}
