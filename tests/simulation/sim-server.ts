import type { SyncAnswer, SyncInput } from '#contract/sync.ts';
import type { LoggedEdit, StoredRow } from '#server/sync/sync-store.ts';

/** The server of a simulation: the real exchange over a store in memory, or over PostgreSQL. */
export interface SimServer {
  /** `isKilled`: it dies before the commit. Rejects where a request would have failed. */
  exchange(userId: number, input: SyncInput, isKilled: boolean): Promise<SyncAnswer>;
  /** Every decided edit, in any order. */
  log(userId: number): Promise<readonly LoggedEdit[]>;
  /** Rows and tombstones. */
  rows(userId: number): Promise<readonly StoredRow[]>;
  version(userId: number): Promise<number>;
  /** Forgets every tombstone. Owed: the floor that says so (`isFloorKept`). */
  purge(isFloorKept: boolean): Promise<void>;
  backup(): Promise<void>;
  /** Puts the backup back. Owed: another epoch. */
  restore(withNewEpoch: boolean): Promise<void>;
}

/** The products that exist. */
export const PRODUCTS: ReadonlySet<string> = new Set(['s0', 's1', 's2']);
