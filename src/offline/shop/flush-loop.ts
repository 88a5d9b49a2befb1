import { EDITS_MAX, type SyncAnswer, type SyncInput } from '#contract/sync.ts';
import type { SyncOutcome } from '#src/net/post-sync.ts';

import { applyAnswer, type Applied } from './apply-answer.ts';
import { buildRequest } from './build-request.ts';
import type { DeviceStore } from './device-store.ts';

/** How it ended: all said and heard, or what stands in the way. */
export type FlushEnd =
  | { readonly kind: 'done' }
  | Exclude<SyncOutcome, { kind: 'answer' } | { kind: 'too-large' }>
  /** The server is well, but does not get on with the oldest edit. */
  | { readonly kind: 'stuck' }
  /** Nothing may be sent now; the next occasion is as good. */
  | { readonly kind: 'held' };

export interface Flushing {
  readonly store: DeviceStore;
  readonly userId: number;
  readonly post: (input: SyncInput) => Promise<SyncOutcome>;
  /** What this page knows, which the database may not hold yet; asked before each request. The device's switch is looked up besides. */
  readonly isHeld?: () => boolean;
  /** Takes an answer in; the page does it in turn with its other writes. */
  readonly take?: (apply: () => Promise<Applied>, answer: SyncAnswer) => Promise<Applied>;
}

const newId = (): string => crypto.randomUUID();

/** Exchanges until nothing waits and everything is heard. Whoever else does the same meanwhile costs requests, never an edit. */
export async function flushLoop(flushing: Flushing): Promise<FlushEnd> {
  const { store, userId, post, isHeld = () => false, take = (apply) => apply() } = flushing;
  let editsMax = EDITS_MAX;
  for (let drops = 0; ;) {
    if (isHeld()) return { kind: 'held' };
    const request = await buildRequest(store, userId, newId, editsMax);
    if (request === 'works-offline' || isHeld()) return { kind: 'held' };
    const outcome = await post(request);
    if (outcome.kind !== 'answer' && isHeld()) return { kind: 'held' };
    if (outcome.kind === 'too-large') {
      if (request.edits.length <= 1) return { kind: 'stuck' };
      editsMax = Math.ceil(request.edits.length / 2);
      continue;
    }
    if (outcome.kind !== 'answer') return outcome;
    const { answer } = outcome;
    const how = { newId, now: new Date().toISOString() };
    const applied = await take(() => applyAnswer(store, request, answer, how), answer);
    if (applied.kind === 'applied') {
      const isWaiting = (await store.read((tx) => tx.outbox(1))).length > 0;
      if (!answer.more && !isWaiting) return { kind: 'done' };
      const isMoving = answer.more || applied.decided > 0 || request.epoch === null;
      if (!isMoving && request.edits.length > 0) return { kind: 'stuck' };
    } else if ((drops += 1) > 10) return { kind: 'stuck' };
  }
}
