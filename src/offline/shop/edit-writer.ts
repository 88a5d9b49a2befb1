import type { DeviceStore, NewEdit, WaitingEntry } from './device-store.ts';
import { notKept } from './not-kept.ts';
import type { EditOutcome } from './shop-door.ts';

export interface WriterParts {
  readonly store: DeviceStore;
  /** Runs work in turn with the page's other reads and writes. */
  readonly inTurn: <T>(work: () => Promise<T>) => Promise<T>;
  /** Gives up what can be fetched again. */
  readonly makeRoom: () => Promise<void>;
  readonly onDurable: (entries: readonly WaitingEntry[]) => void;
  readonly onLost: (ids: ReadonlySet<string>) => void;
}

interface Pending {
  readonly edit: NewEdit;
  readonly settle: (outcome: EditOutcome) => void;
}

/** Makes edits durable in the order of the taps: those that come while one is being written go together. */
export class EditWriter {
  private pending: Pending[] = [];
  private isWriting = false;

  constructor(private readonly parts: WriterParts) {}

  write(edit: NewEdit): Promise<EditOutcome> {
    return new Promise((settle) => {
      this.pending.push({ edit, settle });
      if (!this.isWriting) void this.drain();
    });
  }

  private async drain(): Promise<void> {
    this.isWriting = true;
    // Edits that one tap makes together (a whole list into the cart) are asked for within one turn: they become durable together.
    await Promise.resolve();
    while (this.pending.length > 0) await this.parts.inTurn(() => this.writeAll());
    this.isWriting = false;
  }

  private async writeAll(): Promise<void> {
    const batch = this.pending.splice(0);
    const edits = batch.map(({ edit }) => edit);
    const outcome = await this.record(edits);
    if (!outcome.ok) this.parts.onLost(new Set(edits.map(({ id }) => id)));
    for (const { settle } of batch) settle(outcome);
  }

  private async record(edits: readonly NewEdit[]): Promise<EditOutcome> {
    for (const isSecond of [false, true]) {
      try {
        this.parts.onDurable(await this.parts.store.append(edits));
        return { ok: true };
      } catch (error) {
        const lost = notKept(error);
        if (lost.why !== 'full' || isSecond) return lost;
        await this.parts.makeRoom();
      }
    }
    return { ok: false, why: 'full' };
  }
}
