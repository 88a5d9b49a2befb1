/** The one endpoint through which edits made without signal reach the server, and every device hears of them (docs/decisions, offline edits). */
import { defineCall } from './call.ts';
import { bool, freeform, freeformWithin, integer, list, nullable, text } from './wire-types.ts';
import { record, type Decoded } from './wire.ts';

/** At most so many in a call; a body above BODY_MAX bytes is answered 413, and the device halves the batch. */
export const EDITS_MAX = 500;
export const BODY_MAX = 256 * 1024;
/** Characters of JSON that the arguments of one edit may have; the longest of the app's own has some 500. */
export const ARGS_MAX = 2048;
/** Rows that an answer holds at most; `more` says that there are others. */
export const ROWS_MAX = 1000;

const version = integer({ min: 0 });

/** An edit as it travels. */
export const edit = record({
  /** 1, 2, 3... of this client. */
  seq: ['seq', integer({ min: 1 })],
  /** UUID: the same edit keeps it through forks and resets, which is what makes it count once. */
  id: ['id', text(36)],
  name: ['name', text(60)],
  args: ['args', freeformWithin(ARGS_MAX)],
  /** Of the app's edits: what an old app wrote stays readable. */
  ver: ['ver', integer({ min: 1 })],
});
export type Edit = Decoded<typeof edit>;

export const row = record({
  key: ['key', text(200)],
  /** Null: deleted. */
  val: ['val', nullable(freeform)],
  v: ['v', version],
});
export type SyncedRow = Decoded<typeof row>;

export const editResult = record({
  seq: ['seq', integer({ min: 1 })],
  ok: ['ok', bool],
  /** Why it was refused (contract/rules/mutation.ts); `later`: the server does not know the name yet, and nothing after it ran. */
  code: ['code', nullable(text(40))],
});
export type EditResult = Decoded<typeof editResult>;

export const syncInput = record({
  /** Whose rows the device sends: the session decides, and one of somebody else's is answered 401, code `other_user`. */
  userId: ['userDocNo', integer({ min: 1 })],
  clientId: ['clientId', text(36)],
  epoch: ['epoch', nullable(text(36))],
  cursor: ['cursor', version],
  /** The device has taken the results up to here. */
  ackTo: ['ackTo', integer({ min: 0 })],
  limit: ['limit', integer({ min: 1, max: ROWS_MAX })],
  edits: ['muts', list(edit, EDITS_MAX)],
});
export type SyncInput = Decoded<typeof syncInput>;

export const syncAnswer = record({
  epoch: ['epoch', text(36)],
  /** `reset`: the server was restored or has forgotten this client; `forked`: two devices go by one client's name. Then nothing else counts. */
  verdict: ['verdict', nullable(text(10))],
  from: ['from', version],
  to: ['to', version],
  more: ['more', bool],
  rows: ['rows', list(row, ROWS_MAX)],
  /** The last seq of this client that the server has decided. */
  last: ['last', integer({ min: 0 })],
  results: ['results', list(editResult, EDITS_MAX)],
});
export type SyncAnswer = Decoded<typeof syncAnswer>;

export const synchronise = defineCall({
  name: 'sync.exchange',
  method: 'POST',
  path: '/sync',
  input: syncInput,
  answer: syncAnswer,
  auth: 'user',
  offline: 'queue',
  invented: true,
  summary: 'Edits in, their results and everything that changed since out, in one transaction.',
});
