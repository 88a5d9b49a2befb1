import {
  ROWS_MAX,
  type Edit,
  type EditResult,
  type SyncedRow,
  type SyncAnswer,
  type SyncInput,
} from '#contract/sync.ts';

import { EditRun } from './edit-run.ts';
import type { SyncRules } from './sync-rules.ts';
import type { SyncClient, SyncStore, SyncUser } from './sync-store.ts';

/** The fifth failure of the same edit is its last. */
const FAILURES_MAX = 5;

const NEW_CLIENT: SyncClient = { lastSeq: 0, failSeq: 0, failCount: 0, pullFloor: 0 };

export type Exchanged = Omit<SyncInput, 'userId'>;

/**
 * Edits in, their results and everything that changed since out. Runs within one transaction of `store`; edits follow one another
 * by seq (the route holds that). An edit is decided once, whatever is sent again: done or refused, the client's last seq advances.
 */
export async function exchange(store: SyncStore, rules: SyncRules, input: Exchanged): Promise<SyncAnswer> {
  const user = await store.lock();
  const known = await store.client(input.clientId);
  const client = known ?? NEW_CLIENT;
  if (isOfAnotherTime(input, user, client)) return verdictOf('reset', user.epoch);

  const results: EditResult[] = [];
  const decided =
    input.edits.length > 0 ? await store.decided(input.edits.map(({ id }) => id)) : new Map<string, null>();
  const isRepeat = (edit: Edit): boolean => decided.has(edit.id);
  if (input.edits.some((edit) => edit.seq <= client.lastSeq && !isRepeat(edit))) {
    return verdictOf('forked', user.epoch);
  }

  const run = new EditRun(store, rules, input.clientId, user.version);
  let last = client.lastSeq;
  let failure = { failSeq: client.failSeq, failCount: client.failCount };
  const left = [...input.edits];
  while (left[0]) {
    const [next] = left;
    if (next.seq > last + 1) break;
    const repeats = isRepeat(next);
    const end = left.findIndex((edit) => isRepeat(edit) !== repeats);
    const chunk = left.splice(0, end === -1 ? left.length : end);
    if (repeats) {
      for (const { id, seq } of chunk) results.push(resultOf(seq, decided.get(id) ?? null));
      last = Math.max(last, chunk.at(-1)?.seq ?? 0);
      continue;
    }
    const { done, stop } = await run.run(chunk);
    for (const { seq, refused } of done) results.push(resultOf(seq, refused));
    last = done.at(-1)?.seq ?? last;
    const stopped = chunk[done.length];
    if (!stop || !stopped) continue;
    if (stop.why === 'later') {
      results.push({ seq: stopped.seq, ok: false, code: 'later' });
      break;
    }
    rules.onFailure?.(stop.error, stopped);
    failure = { failSeq: stopped.seq, failCount: failure.failSeq === stopped.seq ? failure.failCount + 1 : 1 };
    if (failure.failCount < FAILURES_MAX) break;
    results.push(resultOf(stopped.seq, (await run.giveUp(stopped)).refused));
    last = stopped.seq;
    left.unshift(...chunk.slice(done.length + 1));
  }

  // Only as it first asks: a copy of that request which arrives much later must not make holes look known.
  const pullFloor = known?.pullFloor ?? user.floor;
  if (run.version !== user.version) await store.keepVersion(run.version);
  await store.keepClient(input.clientId, { lastSeq: last, ...failure, pullFloor });
  // Nobody else wrote since: what this exchange wrote is all there is to say.
  const isOnlyOwn = input.cursor === user.version;
  const since = (limit: number) => (isOnlyOwn ? run.written() : store.since(input.cursor, limit));
  return { epoch: user.epoch, verdict: null, last, results, ...(await page(input, run.version, since)) };
}

/** Another epoch, results taken that were never given, or rows seen that are not there: the server was restored, or has forgotten. */
function isOfAnotherTime({ epoch, ackTo, cursor }: Exchanged, user: SyncUser, client: SyncClient): boolean {
  return (
    (epoch !== null && epoch !== user.epoch) ||
    ackTo > client.lastSeq ||
    cursor > user.version ||
    (cursor > 0 && cursor < user.floor && user.floor > client.pullFloor)
  );
}

/** Every row has a version of its own, so a page never splits one. */
async function page(
  { cursor, limit }: Exchanged,
  version: number,
  since: (limit: number) => readonly SyncedRow[] | Promise<readonly SyncedRow[]>,
): Promise<Pick<SyncAnswer, 'from' | 'to' | 'more' | 'rows'>> {
  const most = Math.min(limit, ROWS_MAX);
  const found = version > cursor ? await since(most + 1) : [];
  const rows = found.slice(0, most);
  const more = found.length > most;
  return { from: cursor, to: more ? (rows.at(-1)?.v ?? cursor) : version, more, rows: [...rows] };
}

function verdictOf(verdict: 'reset' | 'forked', epoch: string): SyncAnswer {
  return { epoch, verdict, from: 0, to: 0, more: false, rows: [], last: 0, results: [] };
}

function resultOf(seq: number, refused: string | null): EditResult {
  return { seq, ok: refused === null, code: refused };
}
