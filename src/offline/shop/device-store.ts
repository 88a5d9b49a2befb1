/**
 * What the engine keeps on the device, and what it needs of a database for it. A transaction is all or nothing; nothing but its own
 * requests may be awaited within one.
 */
import type { RefusalCode, RowValue } from '#contract/rules/mutation.ts';
import type { SyncedRow } from '#contract/sync.ts';

/** What the server confirmed. */
export interface BaseRow {
  readonly key: string;
  readonly val: RowValue;
  readonly v: number;
}

/** An edit before it has its place. */
export interface NewEdit {
  /** UUID; the edit keeps it whatever becomes of its seq. */
  readonly id: string;
  readonly name: string;
  readonly args: RowValue;
  readonly ver: number;
  /** ISO time on this device, for display and never for order. */
  readonly at: string;
}

/** An edit that the server has not decided, as far as this device knows. */
export interface WaitingEntry extends NewEdit {
  /** Its place, given by the outbox: one more each time, and never the same twice. On the wire it is less `DeviceMeta.offset`. */
  readonly seq: number;
  /** Decided, but the rows with its effect are not all here: it waits for them, and is not sent again. */
  readonly result?: { readonly refused: RefusalCode | null };
}

/** An edit that was refused and that the shopper has not answered yet. */
export interface IssueEntry extends NewEdit {
  readonly code: RefusalCode;
}

export interface DeviceMeta {
  readonly clientId: string;
  /** The place before the first edit that is this client's: the wire counts from it. */
  readonly offset: number;
  readonly cursor: number;
  /** The version up to which rows are in the base, and so in view: below the cursor while some are set aside. */
  readonly shown: number;
  /** Null until the first answer. */
  readonly epoch: string | null;
  /** Results are taken up to this seq, as the wire counts. */
  readonly acked: number;
  /** Rows are here that are not in the base yet: they came in part. */
  readonly isStaging: boolean;
  /** The base is of the time before the device began anew: the next whole answer replaces it. Absent in databases of earlier apps. */
  readonly isOutdated?: boolean;
  /** The server's rows were fetched to the end at least once. */
  readonly isComplete: boolean;
  /** The shopper's switch. */
  readonly isOffline: boolean;
  /** ISO time of the last answer that was taken. */
  readonly syncedAt: string | null;
}

export interface DeviceTx {
  /** Null on a device that is new. */
  meta(): Promise<DeviceMeta | null>;
  keepMeta(meta: DeviceMeta): Promise<void>;
  /** The oldest, in order of seq. */
  outbox(limit?: number): Promise<WaitingEntry[]>;
  hasEdit(id: string): Promise<boolean>;
  /** At the end, each at a place of its own. */
  append(edits: readonly NewEdit[]): Promise<WaitingEntry[]>;
  /** The next place, which nobody else gets. */
  takePlace(): Promise<number>;
  /** Over what stands there. */
  putInOutbox(entries: readonly WaitingEntry[]): Promise<void>;
  removeFromOutbox(seqs: readonly number[]): Promise<void>;
  base(): Promise<BaseRow[]>;
  putBase(rows: readonly BaseRow[]): Promise<void>;
  removeBase(keys: readonly string[]): Promise<void>;
  /** Rows and tombstones that came in part. */
  staged(): Promise<SyncedRow[]>;
  stage(rows: readonly SyncedRow[]): Promise<void>;
  clearStaged(): Promise<void>;
  issues(): Promise<IssueEntry[]>;
  addIssues(issues: readonly IssueEntry[]): Promise<void>;
  removeIssue(id: string): Promise<void>;
}

export interface DeviceStore {
  read<T>(work: (tx: DeviceTx) => Promise<T>): Promise<T>;
  /** Resolves when the disk has it. `work` may run twice where the connection broke: the first was then perhaps written. */
  write<T>(work: (tx: DeviceTx) => Promise<T>): Promise<T>;
  /** Makes edits durable, in order, all or none; asks for everything at once and waits for nothing in between. */
  append(edits: readonly NewEdit[]): Promise<WaitingEntry[]>;
}

/** UUID, lower case. */
export type NewId = () => string;

/** Of a device that has none, or none that can be read: rows that are there all the same are of before. */
export async function metaOf(tx: DeviceTx, newId: NewId): Promise<DeviceMeta> {
  return (await tx.meta()) ?? { ...newMeta(newId), isOutdated: (await tx.base()).length > 0 };
}

export function newMeta(newId: NewId): DeviceMeta {
  return {
    clientId: newId(),
    offset: 0,
    cursor: 0,
    shown: 0,
    epoch: null,
    acked: 0,
    isStaging: false,
    isComplete: false,
    isOffline: false,
    syncedAt: null,
  };
}
