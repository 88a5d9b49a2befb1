import type { SyncAnswer } from '#contract/sync.ts';
import { postSync } from '#src/net/post-sync.ts';
import { noteReachable, noteUnreachable } from '#src/state/connectivity.ts';
import { askToUpdate } from '#src/state/installed.ts';
import { lockUser } from '#src/state/session.ts';

import type { Applied } from './apply-answer.ts';
import type { DeviceStore } from './device-store.ts';
import { flushLoop, type FlushEnd } from './flush-loop.ts';
import { notKept } from './not-kept.ts';
import { timeOf, type ShopState } from './shop-state.ts';
import { syncLock } from './tabs.ts';
import type { Turns } from './turns.ts';

interface ExchangeParts {
  readonly userId: number;
  readonly store: DeviceStore;
  readonly state: ShopState;
  readonly turns: Turns;
  /** Reads the whole database into the view. */
  readonly readAgain: () => Promise<void>;
  /** Gives up what can be fetched again. */
  readonly makeRoom: () => Promise<void>;
  /** The database holds what an answer said. */
  readonly onTaken: () => void;
}

/** A page's exchange with the server: sends what waits, takes in the answers, and says in the view what came of it. */
export class Exchange {
  constructor(private readonly parts: ExchangeParts) {}

  /** Until nothing waits and everything is heard, or something stands in the way; one at a time on a device. */
  run(): Promise<FlushEnd> {
    return syncLock(this.parts.userId, () => this.flush());
  }

  /** The disk may be full: an answer is worth more than pictures, as an edit is. */
  private async loopWithRoom(): Promise<FlushEnd> {
    try {
      return await this.loop();
    } catch (error) {
      if (notKept(error).why !== 'full') throw error;
      await this.parts.makeRoom();
      return this.loop();
    }
  }

  private loop(): Promise<FlushEnd> {
    const { store, userId } = this.parts;
    return flushLoop({
      store,
      userId,
      isHeld: () => this.parts.state.hold.isOn,
      post: async (input) => {
        const { signal } = this.parts.state.hold;
        const outcome = await postSync(input, signal);
        if (signal.aborted) return outcome;
        if (outcome.kind === 'answer') noteReachable();
        else if (outcome.kind === 'later' && !outcome.isReached) noteUnreachable();
        return outcome;
      },
      take: (apply, answer) => this.takeIn(apply, answer),
    });
  }

  private async flush(): Promise<FlushEnd> {
    const { userId } = this.parts;
    try {
      const end = await this.loopWithRoom();
      if (end.kind === 'signed-out') {
        this.parts.state.hold.set('signed-out', true);
        lockUser(userId, this.parts.state.waiting.length + this.parts.state.issues.length);
        this.parts.state.tell();
      }
      this.noteUnreadable(end.kind === 'unreadable');
      if (end.kind === 'too-old') {
        askToUpdate();
        await navigator.serviceWorker?.getRegistration().then((registration) => registration?.update());
      }
      return end;
    } catch {
      return { kind: 'stuck' };
    }
  }

  private noteUnreadable(isUnreadable: boolean): void {
    if (this.parts.state.isUnreadable === isUnreadable) return;
    this.parts.state.isUnreadable = isUnreadable;
    this.parts.state.tell();
  }

  private async takeIn(apply: () => Promise<Applied>, answer: SyncAnswer): Promise<Applied> {
    const applied = await this.parts.turns.take(async () => {
      const before = this.parts.state.meta;
      const result = await apply();
      // A page that has not yet heard what another one took in would miss it: it reads everything instead.
      const follows =
        result.kind === 'applied' &&
        before?.cursor === answer.from &&
        before.shown === result.shownBefore &&
        timeOf(before) === timeOf(result.meta);
      if (follows) this.show(result);
      return { ...result, follows };
    });
    if (!applied.follows) await this.parts.readAgain();
    if (applied.kind !== 'dropped') this.parts.onTaken();
    return applied;
  }

  private show({ meta, put, gone, removed, issues }: Extract<Applied, { kind: 'applied' }>): void {
    const taken = new Set(removed);
    const outbox = this.parts.state.fold.waiting.flatMap((edit) =>
      edit.seq === null || taken.has(edit.seq) ? [] : [{ ...edit, seq: edit.seq }],
    );
    this.parts.state.take({ meta, outbox, issues: [...this.parts.state.issues, ...issues] }, (edits) =>
      this.parts.state.fold.change(put, gone, edits),
    );
  }
}
