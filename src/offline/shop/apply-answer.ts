import type { RefusalCode } from '#contract/rules/mutation.ts';
import type { SyncAnswer, SyncInput } from '#contract/sync.ts';

import type { DeviceFaults, DeviceMeta, DeviceStore, DeviceTx, IssueEntry, NewId } from './device-store.ts';

/** What became of an answer. */
export type Applied =
  /** It speaks of a time that is over. */
  | { readonly kind: 'dropped' }
  /** The device begins anew under another name, with everything that waited. */
  | { readonly kind: 'renewed' }
  | {
      readonly kind: 'applied';
      readonly meta: DeviceMeta;
      /** Seqs that the outbox no longer holds. */
      readonly removed: readonly number[];
      readonly issues: readonly IssueEntry[];
    };

export interface Applying {
  readonly newId: NewId;
  /** ISO */
  readonly now: string;
  readonly faults?: DeviceFaults;
}

/**
 * Takes an answer in one transaction: an edit leaves the outbox only as the rows with its effect come in. Answers may be late,
 * doubled or out of order: one that does not continue where this device stands is dropped, and asked for again.
 */
export async function applyAnswer(
  store: DeviceStore,
  request: SyncInput,
  answer: SyncAnswer,
  how: Applying,
): Promise<Applied> {
  const faults = how.faults ?? {};
  if (faults.cursorFirst) await keepCursorFirst(store, answer);
  return store.write(async (tx) => {
    const meta = await tx.meta();
    if (!meta || meta.clientId !== request.clientId || meta.epoch !== request.epoch) return { kind: 'dropped' };
    if (answer.verdict !== null) return renew(tx, meta, how.newId);
    const isCurrent =
      answer.from === meta.cursor || (faults.cursorFirst ?? false) || (faults.takesLateAnswers ?? false);
    const isOtherEpoch = meta.epoch !== null && answer.epoch !== meta.epoch;
    if (!isCurrent || isOtherEpoch) return { kind: 'dropped' };
    return take(tx, meta, answer, how);
  });
}

async function take(tx: DeviceTx, meta: DeviceMeta, answer: SyncAnswer, how: Applying): Promise<Applied> {
  const faults = how.faults ?? {};
  await tx.putBase(answer.rows.flatMap(({ key, val, v }) => (val === null ? [] : [{ key, val, v }])));
  await tx.removeBase(answer.rows.flatMap(({ key, val }) => (val === null ? [key] : [])));
  // On a part of the rows, an edit's effect may not be among them yet.
  const isWhole = !answer.more || (faults.trimsOnPartialPage ?? false);
  const decided = isWhole ? answer.results.filter(({ code }) => code !== 'later') : [];
  const refused = new Map(decided.flatMap(({ ok, seq, code }) => (ok ? [] : [[seq, code as RefusalCode] as const])));
  const waiting = refused.size > 0 && !faults.dropsRejections ? await tx.outbox() : [];
  const issues = waiting.flatMap(({ seq, ...edit }): IssueEntry[] => {
    const code = refused.get(seq);
    return code === undefined ? [] : [{ ...edit, code }];
  });
  await tx.addIssues(issues);
  const removed = decided.map(({ seq }) => seq);
  await tx.removeFromOutbox(removed);
  const taken: DeviceMeta = {
    ...meta,
    epoch: answer.epoch,
    cursor: answer.to,
    acked: Math.max(meta.acked, ...removed),
    isComplete: meta.isComplete || !answer.more,
    syncedAt: how.now,
  };
  await tx.keepMeta(taken);
  return { kind: 'applied', meta: taken, removed, issues };
}

/** Another name, what waits numbered from 1, nothing confirmed: the edits' UUIDs keep them from counting twice. */
async function renew(tx: DeviceTx, meta: DeviceMeta, newId: NewId): Promise<Applied> {
  const waiting = await tx.outbox();
  await tx.removeFromOutbox(waiting.map(({ seq }) => seq));
  await tx.addToOutbox(waiting.map((entry, index) => ({ ...entry, seq: index + 1 })));
  await tx.clearBase();
  await tx.keepMeta({
    ...meta,
    clientId: newId(),
    next: waiting.length + 1,
    cursor: 0,
    epoch: null,
    acked: 0,
    isComplete: false,
  });
  return { kind: 'renewed' };
}

async function keepCursorFirst(store: DeviceStore, answer: SyncAnswer): Promise<void> {
  await store.write(async (tx) => {
    const meta = await tx.meta();
    if (meta && answer.verdict === null && answer.from === meta.cursor) {
      await tx.keepMeta({ ...meta, cursor: answer.to });
    }
  });
}
