/** What the exchange needs of a database: one shopper's part of it, within one transaction that holds the shopper's lock. */
import type { RefusalCode, RowValue } from '#contract/rules/mutation.ts';
import type { SyncedRow } from '#contract/sync.ts';

/** What is locked first. */
export interface SyncUser {
  readonly epoch: string;
  /** The newest that was handed out. */
  readonly version: number;
  /** The newest version of a tombstone that is gone. */
  readonly floor: number;
}

export interface SyncClient {
  readonly lastSeq: number;
  readonly failSeq: number;
  readonly failCount: number;
  /** The floor when it last began to fetch everything: older holes are no matter to it. */
  readonly pullFloor: number;
}

/** A row or its tombstone. */
export interface StoredRow {
  readonly key: string;
  readonly value: RowValue | null;
  readonly v: number;
  readonly byClient: string;
}

export interface WrittenRow extends StoredRow {
  /** There is none under its key, not even a tombstone: seen under the shopper's lock. */
  readonly isNew: boolean;
}

/** An edit that was decided. */
export interface LoggedEdit {
  readonly id: string;
  readonly clientId: string;
  readonly seq: number;
  readonly name: string;
  readonly args: RowValue;
  readonly refused: RefusalCode | null;
}

export interface SyncStore {
  /** Waits for the shopper's lock, which holds until the transaction ends. */
  lock(): Promise<SyncUser>;
  /** Null: never heard of. */
  client(clientId: string): Promise<SyncClient | null>;
  /** What became of edits, by id; those that were never decided are missing. */
  decided(ids: readonly string[]): Promise<ReadonlyMap<string, RefusalCode | null>>;
  /** Rows and tombstones of the keys, and of all below the prefixes. */
  rows(needs: readonly string[]): Promise<readonly StoredRow[]>;
  /** Both or neither, behind a savepoint: what throws leaves the transaction as it was. */
  write(rows: readonly WrittenRow[], log: readonly LoggedEdit[]): Promise<void>;
  keepVersion(version: number): Promise<void>;
  keepClient(clientId: string, client: SyncClient): Promise<void>;
  /** Rows and tombstones above the version, oldest first. */
  since(version: number, limit: number): Promise<readonly SyncedRow[]>;
}
