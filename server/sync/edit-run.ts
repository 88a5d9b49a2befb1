import { attempt } from '#contract/call.ts';
import type { Change, Effect, Mutation, RefusalCode, Rows, RowValue } from '#contract/rules/mutation.ts';
import { RowIndex } from '#contract/rules/row-index.ts';
import type { Edit, SyncedRow } from '#contract/sync.ts';

import type { Guard, SyncRules } from './sync-rules.ts';
import type { LoggedEdit, StoredRow, SyncStore } from './sync-store.ts';

/** How a batch went: how many edits were decided, and what stopped it. */
export interface RunEnd {
  readonly done: readonly LoggedEdit[];
  readonly stop: null | { readonly why: 'later' } | { readonly why: 'failed'; readonly error: unknown };
}

interface Decision {
  readonly log: LoggedEdit;
  readonly changes: readonly Change[];
}

/** Null: the name is not known here. */
type EditRead =
  | { readonly ok: true; readonly mutation: Mutation; readonly args: unknown }
  | { readonly ok: false }
  | null;

/** The shopper's rows as the edits of one exchange find them, and change them. */
export class EditRun implements Rows {
  private readonly index = new RowIndex();
  private readonly stored = new Map<string, StoredRow>();
  private readonly loaded = new Set<string>();
  /** What the edits since the last write changed: the newest of each key, and what stood there. */
  private dirty = new Map<string, { row: StoredRow; before: StoredRow | undefined }>();
  private readonly reads = new Map<Edit, EditRead>();
  private readonly byName: ReadonlyMap<string, Mutation>;
  private readonly from: number;

  constructor(
    private readonly store: SyncStore,
    private readonly rules: SyncRules,
    private readonly clientId: string,
    /** The newest version handed out. */
    public version: number,
  ) {
    this.from = version;
    this.byName = new Map(rules.mutations.map((mutation) => [mutation.name, mutation]));
  }

  /** Decides edits in order and writes what they came to: all at once, or one by one where that fails. */
  async run(edits: readonly Edit[]): Promise<RunEnd> {
    const guard = await this.prepare(edits);
    const whole = await this.runChunk(edits, guard);
    if (whole.isWritten || edits.length === 1) return whole.end;
    const done: LoggedEdit[] = [];
    for (const edit of edits) {
      const { end } = await this.runChunk([edit], guard);
      done.push(...end.done);
      if (end.stop) return { done, stop: end.stop };
    }
    return { done, stop: null };
  }

  /** The rows and tombstones of all that was written, oldest first. */
  written(): SyncedRow[] {
    return [...this.stored.values()]
      .filter(({ v }) => v > this.from)
      .sort((a, b) => a.v - b.v)
      .map(({ key, value, v }) => ({ key, val: value, v }));
  }

  /** Stores an edit as refused without running it: what failed too often must not block those after it. */
  async giveUp(edit: Edit): Promise<LoggedEdit> {
    const log = this.logged(edit, 'internal');
    await this.store.write([], [log]);
    return log;
  }

  private async runChunk(edits: readonly Edit[], guard: Guard): Promise<{ isWritten: boolean; end: RunEnd }> {
    const from = this.version;
    const done: LoggedEdit[] = [];
    let stop: RunEnd['stop'] = null;
    for (const edit of edits) {
      try {
        const decision = this.decide(edit, guard);
        if (decision === null) {
          stop = { why: 'later' };
          break;
        }
        for (const [key, value] of decision.changes) this.put(key, value);
        done.push(decision.log);
      } catch (error) {
        stop = { why: 'failed', error };
        break;
      }
    }
    try {
      if (done.length > 0)
        await this.store.write(
          [...this.dirty.values()].map(({ row, before }) => ({ ...row, isNew: before === undefined })),
          done,
        );
      this.dirty = new Map();
      return { isWritten: true, end: { done, stop } };
    } catch (error) {
      for (const [key, { before }] of this.dirty) this.restore(key, before);
      this.dirty = new Map();
      this.version = from;
      return { isWritten: false, end: { done: [], stop: { why: 'failed', error } } };
    }
  }

  /** Loads in few queries what the whole batch must see. */
  private async prepare(edits: readonly Edit[]): Promise<Guard> {
    const needs = new Set<string>();
    for (const edit of edits) {
      const read = this.read(edit);
      if (read?.ok) for (const need of read.mutation.needs(read.args)) if (!this.loaded.has(need)) needs.add(need);
    }
    for (const row of needs.size > 0 ? await this.store.rows([...needs]) : []) {
      if (!this.stored.has(row.key)) this.restore(row.key, row);
    }
    for (const need of needs) this.loaded.add(need);
    return this.rules.guard(edits.map(({ args }) => args));
  }

  /** Null: the name is not known here. */
  private decide(edit: Edit, guard: Guard): Decision | null {
    const read = this.read(edit);
    if (!read) return null;
    const effect: Effect = read.ok ? read.mutation.apply(this, read.args) : { refused: 'invalid' };
    const refused = effect.refused ?? this.refusalOf(effect.changes, guard);
    return { log: this.logged(edit, refused), changes: refused === null ? (effect.changes ?? []) : [] };
  }

  private refusalOf(changes: readonly Change[], guard: Guard): RefusalCode | null {
    for (const [key, value] of changes) {
      if (!this.rules.isStorable(key, value)) return 'invalid';
      const refused = value !== null && !this.get(key) ? guard(key, value) : null;
      if (refused !== null) return refused;
    }
    return null;
  }

  /** Once for each edit: what it needs and what it does are asked apart. */
  private read(edit: Edit): EditRead {
    let read = this.reads.get(edit);
    if (read === undefined) this.reads.set(edit, (read = this.decode(edit)));
    return read;
  }

  private decode(edit: Edit): EditRead {
    const mutation = this.byName.get(edit.name);
    if (!mutation) return null;
    const args = attempt(() => mutation.args.decode(edit.args, '', { strict: true, fromText: false }));
    return args.ok ? { ok: true, mutation, args: args.value } : { ok: false };
  }

  private logged({ id, seq, name, args }: Edit, refused: RefusalCode | null): LoggedEdit {
    return { id, seq, name, args, refused, clientId: this.clientId };
  }

  private put(key: string, value: RowValue | null): void {
    const before = this.dirty.has(key) ? this.dirty.get(key)?.before : this.stored.get(key);
    this.version += 1;
    const row = { key, value, v: this.version, byClient: this.clientId };
    this.dirty.set(key, { row, before });
    this.restore(key, row);
  }

  private restore(key: string, row: StoredRow | undefined): void {
    if (row) this.stored.set(key, row);
    else this.stored.delete(key);
    this.index.set(key, row?.value ?? null);
  }

  get(key: string): RowValue | undefined {
    return this.index.get(key);
  }

  below(prefix: string): readonly (readonly [string, RowValue])[] {
    return this.index.below(prefix);
  }

  isChangedElsewhere(key: string, seen: number): boolean {
    const row = this.stored.get(key);
    return row !== undefined && row.v > seen && row.byClient !== this.clientId;
  }
}
