import type { SyncAnswer, SyncInput } from '#contract/sync.ts';
import type { LoggedEdit, StoredRow } from '#server/sync/sync-store.ts';

import type { Pass } from './gate.ts';

export interface HowAsked {
  /** The server dies before the commit. */
  readonly isKilled?: boolean;
  /** Awaited before each step in the database, the commit among them. */
  readonly pass?: Pass;
}

/** The server of a simulation: the real exchange over a store in memory, or over PostgreSQL. */
export interface SimServer {
  /** A new account's id. */
  register(): Promise<number>;
  /** Deletes the account, with everything that is the shopper's; backups that are put back no longer bring it. */
  erase(userId: number): Promise<void>;
  /** In the session of `userId`. Rejects where a request would have failed. */
  exchange(userId: number, input: SyncInput, how?: HowAsked): Promise<SyncAnswer>;
  /** How long a step may take before the simulation assumes that it waits for a lock. */
  patience(): Promise<void>;
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
  /** A standby that has only what was backed up takes over. Nobody says so to the shop: the database's timeline does (`isTold`). */
  failOver(isTold: boolean): Promise<void>;
}

/** The products that exist. */
export const PRODUCTS: ReadonlySet<string> = new Set(['s0', 's1', 's2', 'box0', 'box1']);
/** Of those that belong to gift boxes. */
export const GIFT_ROLES: ReadonlyMap<string, 'container' | 'movable'> = new Map([
  ['box0', 'container'],
  ['box1', 'container'],
  ['s0', 'movable'],
  ['s1', 'movable'],
]);
/** Units that are sold together, where it is more than one. */
export const SOLD_BY: ReadonlyMap<string, number> = new Map([['s1', 2]]);
