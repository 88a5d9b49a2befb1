import { edits } from '#contract/rows/edits.ts';
import type { RowAt } from '#contract/rows/rows.ts';

import type { DeviceMeta, DeviceTx, IssueEntry, NewEdit, WaitingEntry } from './device-store.ts';
import { Hold } from './hold.ts';
import type { ShopView, EditStanding, WaitingEdit } from './shop-door.ts';
import { ShopFold, type FoldEdit } from './shop-fold.ts';

/** All that the device has of the shopper, read in one transaction. */
export interface DeviceState {
  readonly meta: DeviceMeta | null;
  readonly outbox: readonly WaitingEntry[];
  readonly issues: readonly IssueEntry[];
}

/** Which server's versions the base has: the device’s name, the server’s epoch, and whether the base is older than both. */
export function timeOf(meta: DeviceMeta | null): string {
  return `${meta?.clientId} ${meta?.epoch} ${meta?.isOutdated ?? false}`;
}

export async function readState(tx: DeviceTx): Promise<DeviceState> {
  return { meta: await tx.meta(), outbox: await tx.outbox(), issues: await tx.issues() };
}

/** What this page knows and shows: the fold, the issues, and how things stand with the server. */
export class ShopState implements ShopView {
  readonly fold = new ShopFold(edits);
  meta: DeviceMeta | null = null;
  isRead = false;
  revision = 0;
  waiting: readonly WaitingEdit[] = [];
  issues: readonly IssueEntry[] = [];
  /** Why nothing is sent, if so. */
  readonly hold = new Hold();
  /** The server could not read what this app sent it. */
  isUnreadable = false;
  /** The switch is on its way to the disk: what the disk says of it is older. */
  isSwitching = false;
  private troubled: ReadonlySet<string> = new Set();
  private readonly listeners = new Set<() => void>();

  get isComplete(): boolean {
    return this.meta?.isComplete ?? false;
  }

  get syncedAt(): string | null {
    return this.meta?.syncedAt ?? null;
  }

  get isWorkingOffline(): boolean {
    return this.hold.has('switch');
  }

  get isReloadNeeded(): boolean {
    return this.hold.has('reload');
  }

  /** The fold holds decoded rows alone, each of its key's kind. */
  get<Key extends string>(key: Key): RowAt<Key> | undefined {
    return this.fold.get(key) as RowAt<Key> | undefined;
  }

  below<Prefix extends string>(prefix: Prefix): readonly (readonly [string, RowAt<Prefix>])[] {
    return this.fold.below(prefix) as readonly (readonly [string, RowAt<Prefix>])[];
  }

  seen(): number {
    return this.meta?.shown ?? 0;
  }

  standing(key: string): EditStanding {
    if (this.troubled.has(key)) return 'attention';
    return this.fold.isWaitingFor(key) ? 'on-device' : 'saved';
  }

  listen(onChange: () => void): () => void {
    this.listeners.add(onChange);
    return () => this.listeners.delete(onChange);
  }

  /** An edit at the tap, before it is durable. */
  add(edit: NewEdit): void {
    this.fold.add({ ...edit, seq: null });
    this.tell();
  }

  /** Edits that are durable now. What is not yet comes after them, as it will in the outbox. */
  settle(entries: readonly WaitingEntry[]): void {
    const seqs = new Map(entries.map(({ id, seq }) => [id, seq]));
    const edits = this.fold.waiting.map((edit) => ({ ...edit, seq: seqs.get(edit.id) ?? edit.seq }));
    this.fold.renumber(edits);
  }

  /** An edit that could not be made durable: as if it had not been tapped. */
  withdraw(ids: ReadonlySet<string>): void {
    this.fold.change(
      [],
      [],
      this.fold.waiting.filter(({ id }) => !ids.has(id)),
    );
    this.tell();
  }

  /** Edits that were durable and are gone though no exchange can have taken them: a database without a name of its own is a new one. */
  lostFrom({ meta, outbox }: DeviceState): ReadonlySet<string> {
    if (meta !== null) return new Set();
    const kept = new Set(outbox.map(({ id }) => id));
    const lost = this.fold.waiting.filter(({ id, seq }) => seq !== null && !kept.has(id));
    return new Set(lost.map(({ id }) => id));
  }

  /** What the device has now; `base` only where it changed. */
  take(state: DeviceState, changeBase: (edits: readonly FoldEdit[]) => void): void {
    this.meta = state.meta;
    if (!this.isSwitching) this.hold.set('switch', state.meta?.isOffline ?? false);
    const durable = new Set(state.outbox.map(({ id }) => id));
    const unsaved = this.fold.waiting.filter(({ id, seq }) => seq === null && !durable.has(id));
    changeBase([...state.outbox, ...unsaved]);
    // In the order of the taps, by this device's own clock: the database has them by UUID.
    this.issues = state.issues.toSorted((a, b) => (a.at < b.at ? -1 : 1));
    this.troubled = new Set(state.issues.flatMap((issue) => this.fold.aboutOf(issue) ?? []));
    this.isRead = true;
    this.tell();
  }

  tell(): void {
    this.waiting = this.fold.waiting;
    this.revision += 1;
    for (const listener of this.listeners) listener();
  }
}
