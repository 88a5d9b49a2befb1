import { edits } from '#contract/rows/edits.ts';
import type { SyncAnswer, SyncInput } from '#contract/sync.ts';
import { applyAnswer, type Applied } from '#src/offline/shop/apply-answer.ts';
import type { DeviceStore, IssueEntry, WaitingEntry } from '#src/offline/shop/device-store.ts';
import { ShopFold } from '#src/offline/shop/shop-fold.ts';
import { timeOf } from '#src/offline/shop/shop-state.ts';

import { faulty, misread, type DeviceFaults } from './faults.ts';
import { canonical } from './reference.ts';

/** What a database of a device can do besides, in a simulation. */
export interface SimStore extends DeviceStore {
  /** Another shopper signs in: keeps what the server has not, unseen, or erases the rows where nothing waits. Says whether they are kept. */
  leave(): Promise<boolean>;
  clone(): Promise<SimStore>;
  /** Counts what was written, where it is known: what did not change is not read again. */
  readonly writes?: number;
}

/** What a device shows of a key, and since when it should. */
interface Expected {
  readonly shown: string;
  /** The version that the device showed when it wrote. */
  readonly seen: number;
}

export interface DeviceView {
  readonly outbox: readonly WaitingEntry[];
  readonly issues: readonly IssueEntry[];
  /** The name under which it sends. */
  readonly clientId: string;
  /** The version that it shows. */
  readonly seen: number;
  readonly rows: ReadonlyMap<string, string>;
  /** It has heard of the server's rows. */
  readonly isComplete: boolean;
}

/** A shopper's place on a device, with the real engine on it, and what the shopper there has a right to see. */
export class SimDevice {
  /** Own writes that must stay in view (I5). */
  readonly expected = new Map<string, Expected>();
  /** Refused edits that were told and not answered yet (I4). */
  readonly told = new Set<string>();
  /** The view as the page keeps it, from one change to the next. */
  fold = new ShopFold(edits);
  /** Its database was deleted: nothing more is taken in. */
  isErased = false;

  private seen: { view: DeviceView; writes: number | undefined } | null = null;

  constructor(
    readonly name: number,
    readonly userId: number,
    readonly store: SimStore,
    private readonly faults: DeviceFaults,
    readonly newId: () => string,
  ) {}

  async apply(request: SyncInput, answer: SyncAnswer, given: DeviceStore = this.store): Promise<Applied> {
    const store = faulty(given, this.faults);
    const read = await misread(store, answer, this.faults);
    return applyAnswer(store, request, read, { newId: this.newId, now: '' });
  }

  /** The database, and the view out of it. */
  async look(): Promise<DeviceView> {
    const { writes } = this.store;
    if (this.seen && writes !== undefined && this.seen.writes === writes) return this.seen.view;
    const view = await this.read();
    this.seen = { view, writes };
    return view;
  }

  private read(): Promise<DeviceView> {
    return this.store.read(async (tx) => {
      const outbox = await tx.outbox();
      const meta = await tx.meta();
      this.fold.load(await tx.base(), outbox, timeOf(meta));
      const { clientId = '', shown: seen = 0, isComplete = false } = meta ?? {};
      const rows = new Map(this.fold.below('').map(([key, value]) => [key, canonical(value)]));
      return { outbox, issues: await tx.issues(), clientId, seen, isComplete, rows };
    });
  }

  /** What was written is to be seen from here on; what was before it may have changed by it. */
  expect(about: string | null, view: DeviceView): void {
    if (about !== null) this.expected.set(about, { shown: '', seen: view.seen });
    for (const [key, { seen }] of this.expected) {
      this.expected.set(key, { seen, shown: view.rows.get(key) ?? 'nothing' });
    }
  }
}
