import type { RefusalCode } from '#contract/rules/mutation.ts';
import type { SyncedRow, SyncAnswer, SyncInput } from '#contract/sync.ts';

import type { BaseRow, DeviceMeta, DeviceStore, DeviceTx, IssueEntry, NewId, WaitingEntry } from './device-store.ts';
import { renewDevice } from './renew-device.ts';

/** What became of an answer. */
export type Applied =
  /** It speaks of a time that is over. */
  | { readonly kind: 'dropped' }
  /** The device begins anew under another name, with everything that waited. */
  | { readonly kind: 'renewed' }
  | {
      readonly kind: 'applied';
      readonly meta: DeviceMeta;
      /** What was in view before it. */
      readonly shownBefore: number;
      /** What went into the base, and out of it. */
      readonly put: readonly BaseRow[];
      readonly gone: readonly string[];
      /** Seqs that the outbox no longer holds. */
      readonly removed: readonly number[];
      readonly issues: readonly IssueEntry[];
      /** How many edits this answer decided. */
      readonly decided: number;
    };

export interface Applying {
  readonly newId: NewId;
  /** ISO */
  readonly now: string;
}

/**
 * Takes an answer in one transaction: an edit leaves the outbox only as the rows with its effect come in. Answers may be late,
 * doubled or out of order: one that does not continue where this device stands is dropped, and asked for again.
 *
 * Rows that come in part, or with effects of edits whose results are not known here, are set aside until the rest is there: run on
 * top of a base that holds what came after them, edits would show what never was.
 */
export async function applyAnswer(
  store: DeviceStore,
  request: SyncInput,
  answer: SyncAnswer,
  how: Applying,
): Promise<Applied> {
  return store.write(async (tx) => {
    const meta = await tx.meta();
    if (!meta || meta.clientId !== request.clientId || meta.epoch !== request.epoch) return { kind: 'dropped' };
    if (answer.verdict !== null) {
      await renewDevice(tx, meta, how.newId);
      return { kind: 'renewed' };
    }
    const isOtherEpoch = meta.epoch !== null && answer.epoch !== meta.epoch;
    if (answer.from !== meta.cursor || isOtherEpoch) return { kind: 'dropped' };
    return take(tx, meta, answer, how);
  });
}

async function take(tx: DeviceTx, meta: DeviceMeta, answer: SyncAnswer, how: Applying): Promise<Applied> {
  const results = new Map(
    answer.results.flatMap(({ ok, seq, code }) =>
      code === 'later' ? [] : [[seq + meta.offset, ok ? null : (code as RefusalCode)]],
    ),
  );
  const outbox = (await tx.outbox()).map((entry): WaitingEntry => {
    const refused = entry.result ? undefined : results.get(entry.seq);
    return refused === undefined ? entry : { ...entry, result: { refused } };
  });
  const isWhole = !answer.more && !outbox.some(({ seq, result }) => !result && seq <= answer.last + meta.offset);
  const decided = outbox.filter(({ result, seq }) => result && results.has(seq));
  const leaving = isWhole ? outbox.filter(({ result }) => result) : [];
  const rows = isWhole ? await unstage(tx, meta, answer.rows) : [];
  if (!isWhole) {
    await tx.stage(answer.rows);
    await tx.putInOutbox(decided);
  }
  const put = rows.flatMap(({ key, val, v }) => (val === null ? [] : [{ key, val, v }]));
  const gone = rows.flatMap(({ key, val }) => (val === null ? [key] : []));
  if (isWhole && meta.isOutdated) gone.push(...(await keysBut(tx, put)));
  await tx.putBase(put);
  await tx.removeBase(gone);
  const removed = leaving.map(({ seq }) => seq);
  await tx.removeFromOutbox(removed);
  const issues = leaving.flatMap(issueOf);
  await tx.addIssues(issues);
  const taken: DeviceMeta = {
    ...meta,
    epoch: answer.epoch,
    cursor: answer.to,
    shown: isWhole ? answer.to : meta.shown,
    acked: Math.max(meta.acked, ...[...results.keys()].map((seq) => seq - meta.offset)),
    isStaging: !isWhole,
    isOutdated: !isWhole && (meta.isOutdated ?? false),
    isComplete: meta.isComplete || isWhole,
    syncedAt: how.now,
  };
  await tx.keepMeta(taken);
  return { kind: 'applied', meta: taken, shownBefore: meta.shown, put, gone, removed, issues, decided: decided.length };
}

/** Keys of the base that the server's rows do not hold. */
async function keysBut(tx: DeviceTx, rows: readonly BaseRow[]): Promise<string[]> {
  const held = new Set(rows.map(({ key }) => key));
  return (await tx.base()).flatMap(({ key }) => (held.has(key) ? [] : [key]));
}

function issueOf({ seq: _seq, result, ...edit }: WaitingEntry): IssueEntry[] {
  return result && result.refused !== null ? [{ ...edit, code: result.refused }] : [];
}

/** The rows that came before these in part, and these. */
async function unstage(tx: DeviceTx, meta: DeviceMeta, rows: readonly SyncedRow[]): Promise<readonly SyncedRow[]> {
  if (!meta.isStaging) return rows;
  const all = new Map([...(await tx.staged()), ...rows].map((row) => [row.key, row]));
  await tx.clearStaged();
  return [...all.values()];
}
