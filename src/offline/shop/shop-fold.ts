import { attempt } from '#contract/call.ts';
import { readRow } from '#contract/rows/rows.ts';
import type { Effect, Mutation, Rows, RowValue } from '#contract/rules/mutation.ts';
import { RowIndex, type RowEntry } from '#contract/rules/row-index.ts';
import { LENIENT } from '#contract/wire.ts';

import type { BaseRow, NewEdit } from './device-store.ts';

/** Of a row whose version says nothing any more. */
const NO_VERSION = -1;

/** An edit as the view sees it; without a seq it is not durable yet, and comes after those that are. */
export interface FoldEdit extends NewEdit {
  readonly seq: number | null;
}

/**
 * The view in memory: what the server confirmed, and the edits that wait run on top of it. A new edit touches what it changes and no
 * more, however many wait; whatever else changes takes those edits off, changes what is below, and runs them again.
 */
export class ShopFold {
  private readonly base = new Map<string, BaseRow>();
  private readonly rows = new RowIndex();
  /** Keys at which the view is not what the server confirmed. */
  private readonly overlaid = new Set<string>();
  private edits: FoldEdit[] = [];
  private time = '';
  /** A row was left out that is not in a form that this app can read. */
  hasUnreadable = false;
  /** Keys that an edit is about. */
  private readonly abouts = new Set<string>();
  private readonly shelves = new Map<string, readonly RowEntry[]>();
  private readonly byName: ReadonlyMap<string, Mutation>;
  private readonly seen: Rows;

  constructor(mutations: readonly Mutation[]) {
    this.byName = new Map(mutations.map((mutation) => [mutation.name, mutation]));
    // A device knows of no other: whatever it has is what it saw.
    this.seen = {
      get: (key) => this.rows.get(key),
      below: (prefix) => this.rows.below(prefix),
      isChangedElsewhere: () => false,
    };
  }

  get waiting(): readonly FoldEdit[] {
    return this.edits;
  }

  get(key: string): RowValue | undefined {
    return this.rows.get(key);
  }

  /** The same list as long as nothing below the prefix changes. */
  below(prefix: string): readonly RowEntry[] {
    let shelf = this.shelves.get(prefix);
    if (!shelf) this.shelves.set(prefix, (shelf = [...this.rows.below(prefix)]));
    return shelf;
  }

  isWaitingFor(key: string): boolean {
    return this.abouts.has(key);
  }

  /** The key that an edit is about; null where this app does not know the edit. */
  aboutOf(edit: Pick<NewEdit, 'name' | 'args'>): string | null {
    const read = this.read(edit);
    return read && read.mutation.about(read.args);
  }

  /** Puts an edit on top. */
  add(edit: FoldEdit): void {
    this.edits = [...this.edits, edit];
    this.overlay(edit);
  }

  /** The same edits in the same order, which are durable now. */
  renumber(edits: readonly FoldEdit[]): void {
    this.edits = [...edits];
  }

  /**
   * Everything anew: the device's own rows were read. Rows that did not change stay the same objects. `time` names whose versions they
   * have: after a restore the server gives the same ones to other values.
   */
  load(base: readonly BaseRow[], edits: readonly FoldEdit[], time = ''): void {
    if (time !== this.time) for (const [key, row] of this.base) this.base.set(key, { ...row, v: NO_VERSION });
    this.time = time;
    const gone = new Set(this.base.keys());
    for (const { key } of base) gone.delete(key);
    this.change(base, [...gone], edits);
  }

  /** Rows that came in or went, and the edits that still wait. */
  change(put: readonly BaseRow[], removed: readonly string[], edits: readonly FoldEdit[]): void {
    const before = new Map<string, RowValue | undefined>();
    for (const key of this.overlaid) before.set(key, this.rows.get(key));
    this.abouts.clear();
    this.uncover();
    for (const key of removed) {
      this.base.delete(key);
      this.set(key, null);
    }
    for (const row of put) {
      const known = this.base.get(row.key);
      if (known?.v === row.v) continue;
      if (!before.has(row.key)) before.set(row.key, this.rows.get(row.key));
      const val = readRow(row.key, row.val);
      this.hasUnreadable ||= val === null;
      if (val) this.base.set(row.key, { ...row, val });
      else this.base.delete(row.key);
      this.set(row.key, val);
    }
    this.edits = [...edits];
    for (const edit of edits) this.overlay(edit);
    this.keepSame(before);
  }

  private uncover(): void {
    for (const key of this.overlaid) this.set(key, this.base.get(key)?.val ?? null);
    this.overlaid.clear();
  }

  private overlay(edit: FoldEdit): void {
    const read = this.read(edit);
    if (!read) return;
    this.abouts.add(read.mutation.about(read.args));
    const { changes = [] }: Effect = read.mutation.apply(this.seen, read.args);
    for (const [key, value] of changes) {
      this.overlaid.add(key);
      this.set(key, value);
    }
  }

  /** What is stored is untrusted (security.md row 7), and an app may be older than what waits. */
  private read({ name, args }: Pick<NewEdit, 'name' | 'args'>): { mutation: Mutation; args: unknown } | null {
    const mutation = this.byName.get(name);
    const decoded = mutation && attempt(() => mutation.args.decode(args, '', LENIENT));
    return mutation && decoded?.ok ? { mutation, args: decoded.value } : null;
  }

  private set(key: string, value: RowValue | null): void {
    this.rows.set(key, value);
    for (const prefix of this.shelves.keys()) if (key.startsWith(prefix)) this.shelves.delete(prefix);
  }

  /** A row that came out as it was is the same object, so that no screen draws it again. */
  private keepSame(before: ReadonlyMap<string, RowValue | undefined>): void {
    for (const [key, was] of before) {
      const is = this.rows.get(key);
      if (was && is && was !== is && JSON.stringify(was) === JSON.stringify(is)) this.rows.set(key, was);
    }
  }
}
