/** What each of the SDK's requests asks for, by its letter in the protocol. */
import { Refusal } from '#server/kit/refusal.ts';

import type { ChatConnection } from './chat-connection.ts';
import { DatabaseRefusal, denied } from './database-refusal.ts';
import { readTree } from './leaf-store.ts';
import type { Push } from './push-of.ts';
import { readTreeQuery, viewOf } from './query-view.ts';
import type { RequestBody, SocketRequest } from './socket-request.ts';
import { notOfForm, readPath } from './tree.ts';
import { checkWrites, writeValues, type WriteRequest } from './write-values.ts';

type Work = (connection: ChatConnection, body: RequestBody) => Promise<unknown>;

const MOST_LISTENS = 50;
const MOST_LAST_WRITES = 20;

const ACTIONS: ReadonlyMap<unknown, Work> = new Map<string, Work>([
  ['s', () => Promise.resolve({})],
  ['auth', signIn],
  ['unauth', signOut],
  ['q', listen],
  ['n', unlisten],
  ['g', get],
  ['p', (connection, body) => write(connection, readSet(body))],
  ['m', (connection, body) => write(connection, readUpdate(body))],
  ['o', (connection, body) => leaveWrite(connection, readSet(body))],
  ['om', (connection, body) => leaveWrite(connection, readUpdate(body))],
  ['oc', forgetWrites],
]);

/** Throws what is nobody's fault but ours. */
export async function answerRequest(connection: ChatConnection, { r, a, b }: SocketRequest): Promise<void> {
  const work = ACTIONS.get(a);
  if (!work) return connection.answer(r, 'invalid_action', 'There is no such request');
  try {
    const data = await work(connection, typeof b === 'object' && b !== null ? b : {});
    connection.answer(r, 'ok', data);
  } catch (error) {
    if (error instanceof DatabaseRefusal) connection.answer(r, error.status, error.message);
    else if (error instanceof Refusal) connection.answer(r, 'permission_denied', error.message);
    else throw error;
  }
}

async function signIn(connection: ChatConnection, { cred }: RequestBody): Promise<unknown> {
  connection.speaker = null;
  try {
    connection.speaker = await connection.desk.speakerOf(cred);
  } finally {
    revokeListens(connection);
  }
  return { auth: { uid: connection.speaker.uid } };
}

function signOut(connection: ChatConnection): Promise<unknown> {
  connection.speaker = null;
  revokeListens(connection);
  return Promise.resolve({});
}

/** Of what whoever speaks now may not read. */
function revokeListens(connection: ChatConnection): void {
  for (const [key, { listener, writtenQuery }] of connection.listens) {
    if (connection.mayRead(listener.path)) continue;
    connection.desk.feed.drop(listener);
    connection.listens.delete(key);
    const q = listener.query === null ? {} : { q: [writtenQuery] };
    connection.push('c', { p: listener.path.join('/'), ...q });
  }
}

async function listen(connection: ChatConnection, { p, q, t }: RequestBody): Promise<unknown> {
  const path = readPath(p);
  const query = readTreeQuery(q);
  if (query !== null && typeof t !== 'number') throw notOfForm('a listen');
  if (!connection.mayRead(path)) throw denied();
  const key = keyOf(p, q);
  const known = connection.listens.get(key);
  if (known) connection.desk.feed.drop(known.listener);
  else if (connection.listens.size >= MOST_LISTENS) throw new DatabaseRefusal('too_big', 'Too many listens');
  const listener = {
    path,
    query,
    tag: query === null ? null : (t as number),
    push: ({ action, body }: Push) => connection.push(action, body),
  };
  connection.listens.set(key, { listener, query, writtenQuery: q });
  await connection.desk.feed.listen(listener);
  return {};
}

function unlisten(connection: ChatConnection, { p, q }: RequestBody): Promise<unknown> {
  const key = keyOf(p, q);
  const known = connection.listens.get(key);
  if (known) connection.desk.feed.drop(known.listener);
  connection.listens.delete(key);
  return Promise.resolve({});
}

/** A path has one listen for each query. */
function keyOf(p: unknown, q: unknown): string {
  const fields = typeof q === 'object' && q !== null ? Object.entries(q) : [];
  return JSON.stringify([readPath(p), fields.toSorted(([one], [other]) => (one < other ? -1 : 1))]);
}

async function get(connection: ChatConnection, { p, q }: RequestBody): Promise<unknown> {
  const path = readPath(p);
  const query = readTreeQuery(q);
  if (!connection.mayRead(path)) throw denied();
  const tree = await readTree(connection.desk.db.orm, path);
  return query === null ? tree : viewOf(tree, query);
}

function readSet({ p, d, h }: RequestBody): WriteRequest {
  const path = readPath(p);
  if (h !== undefined && typeof h !== 'string') throw notOfForm('a hash');
  return { base: path, isMerge: false, writes: [{ path, value: d }], hash: h ?? null };
}

function readUpdate({ p, d }: RequestBody): WriteRequest {
  const base = readPath(p);
  if (typeof d !== 'object' || d === null) throw notOfForm('a change');
  const writes = Object.entries(d).map(([place, value]) => ({ path: [...base, ...readPath(place)], value }));
  if (writes.length === 0) throw notOfForm('a change');
  return { base, isMerge: true, writes, hash: null };
}

async function write({ desk, speaker }: ChatConnection, request: WriteRequest): Promise<unknown> {
  desk.countWrite(speaker?.uid ?? '');
  await writeValues(desk, speaker, request);
  // The writer's own listens hear of it before the answer: the SDK then lets go of what it showed meanwhile.
  await desk.feed.catchUp();
  return {};
}

async function leaveWrite({ desk, speaker, lastWrites }: ChatConnection, request: WriteRequest): Promise<unknown> {
  const key = request.base.join('/');
  if (!lastWrites.has(key) && lastWrites.size >= MOST_LAST_WRITES) throw new DatabaseRefusal('too_big', 'Too many');
  await checkWrites(desk, speaker, request);
  lastWrites.set(key, request);
  return {};
}

/** At the path and below it. */
function forgetWrites({ lastWrites }: ChatConnection, { p }: RequestBody): Promise<unknown> {
  const key = readPath(p).join('/');
  for (const left of lastWrites.keys()) if (left === key || left.startsWith(`${key}/`)) lastWrites.delete(left);
  return Promise.resolve({});
}
