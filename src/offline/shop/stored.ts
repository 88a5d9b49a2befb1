/**
 * What the database holds, read as untrusted (docs/security.md row 7): a torn write, another app or a curious shopper may have left
 * anything there. What cannot be read is null, and is left out.
 */
import { attempt } from '#contract/call.ts';
import { REFUSAL_CODES } from '#contract/rules/mutation.ts';
import type { SyncedRow } from '#contract/sync.ts';
import { bool, freeform, integer, nullable, oneOf, text, withDefault } from '#contract/wire-types.ts';
import { LENIENT, record, type Codec } from '#contract/wire.ts';

import type { BaseRow, DeviceMeta, IssueEntry, WaitingEntry } from './device-store.ts';

const count = integer({ min: 0 });
const uuid = text(36);

const metaCodec = record({
  clientId: ['clientId', uuid],
  offset: ['offset', count],
  cursor: ['cursor', count],
  shown: ['shown', count],
  epoch: ['epoch', nullable(uuid)],
  acked: ['acked', count],
  isStaging: ['isStaging', bool],
  isOutdated: ['isOutdated', withDefault(bool, false)],
  isComplete: ['isComplete', bool],
  isOffline: ['isOffline', bool],
  syncedAt: ['syncedAt', nullable(text(40))],
});

const edit = {
  id: ['id', uuid],
  name: ['name', text(60)],
  args: ['args', freeform],
  ver: ['ver', integer({ min: 1 })],
  at: ['at', text(40)],
} as const;
const code = oneOf(REFUSAL_CODES);
const issueCodec = record({ ...edit, code: ['code', code] });
const entryCodec = record({ ...edit, seq: ['seq', integer({ min: 1 })] });
const resultCodec = record({ refused: ['refused', nullable(code)] });
const rowCodec = record({ key: ['key', text(200)], val: ['val', nullable(freeform)], v: ['v', count] });
const keyCodec = record({ key: ['key', text(200)] });

export const readMeta = (value: unknown): DeviceMeta | null => read(metaCodec, value);

export const readIssue = (value: unknown): IssueEntry | null => read(issueCodec, value);

export function readEntry(value: unknown): WaitingEntry | null {
  const entry = read(entryCodec, value);
  const result = read(resultCodec, (value as { result?: unknown } | null)?.result);
  return entry && result ? { ...entry, result } : entry;
}

export const readStaged = (value: unknown): SyncedRow | null => read(rowCodec, value);

/** A row that is torn keeps its key, with nothing under it: who shows rows leaves it out, and asks for it again. */
export function readBase(value: unknown): BaseRow | null {
  const row = read(rowCodec, value);
  if (row) return { key: row.key, val: row.val ?? {}, v: row.v };
  const torn = read(keyCodec, value);
  return torn && { key: torn.key, val: TORN, v: 0 };
}

/** Of no kind that rows/ knows. */
const TORN = Object.freeze({ torn: true });

function read<T>(codec: Codec<T>, value: unknown): T | null {
  const done = attempt(() => codec.decode(value, '', LENIENT));
  return done.ok ? done.value : null;
}
