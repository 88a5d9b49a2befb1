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
  | { readonly kind: 'stuck' };

export interface Flushing {
  readonly store: DeviceStore;
  readonly userId: number;
  readonly post: (input: SyncInput) => Promise<SyncOutcome>;
  /** Takes an answer in; the page does it in turn with its other writes. */
  readonly take?: (apply: () => Promise<Applied>, answer: SyncAnswer) => Promise<Applied>;
}

const newId = (): string => crypto.randomUUID();

/** Exchanges until nothing waits and everything is heard. Whoever else does the same meanwhile costs requests, never an edit. */
export async function flushLoop({ store, userId, post, take = (apply) => apply() }: Flushing): Promise<FlushEnd> {
  let editsMax = EDITS_MAX;
  for (let drops = 0; ;) {
    const request = await buildRequest(store, userId, newId, editsMax);
    const outcome = await post(request);
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
