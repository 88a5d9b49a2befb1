import { edits, type EditArgs, type EditName } from '#contract/rows/edits.ts';
import type { RowAt } from '#contract/rows/rows.ts';
/** A shop in memory for tests of what stands on the door: the real mutators on a map, saved when told so. */
import type { RefusalCode, Rows, RowValue } from '#contract/rules/mutation.ts';
import type { EditOutcome, Issue, Shop, ShopView, WaitingEdit } from '#src/offline/shop/shop-door.ts';

export class MemoryShop implements Shop {
  readonly userId: number;
  readonly rows = new Map<string, RowValue>();
  readonly touched = new Set<string>();
  waiting: WaitingEdit[] = [];
  issues: Issue[] = [];
  /** What the next edits answer with. */
  outcome: EditOutcome = { ok: true };
  isWorkingOffline = false;
  /** Whether this device has heard of the server's rows. */
  isComplete = true;
  /** The page that was kept last. */
  drawn = '';
  #revision = 0;
  readonly #listeners = new Set<() => void>();

  constructor(userId = 1) {
    this.userId = userId;
  }

  view(): ShopView {
    const standingOf = (key: string): 'on-device' | 'saved' => (this.touched.has(key) ? 'on-device' : 'saved');
    return {
      isRead: true,
      isComplete: this.isComplete,
      revision: this.#revision,
      get: <Key extends string>(key: Key) => this.rows.get(key) as RowAt<Key> | undefined,
      below: <Prefix extends string>(prefix: Prefix) =>
        below(this.rows, prefix) as (readonly [string, RowAt<Prefix>])[],
      standing: standingOf,
      seen: () => 7,
      waiting: this.waiting,
      issues: this.issues,
      syncedAt: null,
      isWorkingOffline: this.isWorkingOffline,
      isReloadNeeded: false,
      isUnreadable: false,
    };
  }

  listen(onChange: () => void): () => void {
    this.#listeners.add(onChange);
    return () => this.#listeners.delete(onChange);
  }

  edit<Name extends EditName>(name: Name, args: EditArgs[Name]): Promise<EditOutcome> {
    return this.run(name, args);
  }

  /** An edit as it is stored. */
  async run(name: string, args: RowValue): Promise<EditOutcome> {
    if (!this.outcome.ok) return this.outcome;
    const mutation = edits.find((one) => one.name === name);
    if (!mutation) throw new Error(`no edit is called ${name}`);
    const rows: Rows = {
      get: (key) => this.rows.get(key),
      below: (prefix) => below(this.rows, prefix),
      isChangedElsewhere: () => false,
    };
    const effect = mutation.apply(rows, args);
    const edit = { id: crypto.randomUUID(), name, args, at: new Date().toISOString() };
    if (effect.refused) this.issues = [...this.issues, { ...edit, code: effect.refused satisfies RefusalCode }];
    else this.waiting = [...this.waiting, edit];
    for (const [key, value] of effect.changes ?? []) {
      if (value === null) this.rows.delete(key);
      else this.rows.set(key, value);
      this.touched.add(key);
    }
    this.#tell();
    return { ok: true };
  }

  async retry(issueId: string): Promise<void> {
    await this.discard(issueId);
  }

  async discard(issueId: string): Promise<void> {
    this.issues = this.issues.filter(({ id }) => id !== issueId);
    this.#tell();
  }

  async syncNow(): Promise<void> {
    this.waiting = [];
    this.touched.clear();
    this.#tell();
  }

  syncOnce(): Promise<void> {
    return this.syncNow();
  }

  async workOffline(isOn: boolean): Promise<EditOutcome> {
    this.isWorkingOffline = isOn;
    this.#tell();
    return { ok: true };
  }

  /** A shop in memory is not opened again: it only remembers the last. */
  keepDrawn({ tree }: { tree: string }): void {
    this.drawn = tree;
  }

  close(): void {
    this.#listeners.clear();
  }

  #tell(): void {
    this.#revision += 1;
    for (const listener of this.#listeners) listener();
  }
}

function below(rows: ReadonlyMap<string, RowValue>, prefix: string): (readonly [string, RowValue])[] {
  return [...rows].filter(([key]) => key.startsWith(prefix)).toSorted(([a], [b]) => (a < b ? -1 : 1));
}
