import {
  persistQueryClientRestore,
  persistQueryClientSubscribe,
  type PersistedClient,
  type Persister,
} from '@tanstack/query-persist-client-core';
/**
 * The shopper's own reads, kept on the device by query-persist-client-core so that they can be read without signal. What is
 * stored is untrusted: it is kept as on the wire and read by the contract again (security.md row 7).
 */
import { hashKey, type DehydratedState, type QueryClient } from '@tanstack/react-query';

import { decodeAnswer } from '#contract/call.ts';
import { calls } from '#contract/calls.ts';
import { isPrivate } from '#src/net/private-query.ts';
import type { Answered } from '#src/net/read-envelope.ts';

import { beforeErasing } from './erase-device.ts';
import { holdDocuments } from './kept-documents.ts';
import { forgetCards, holdCards, type KeptCard } from './own-cards.ts';
import { PrivateDatabase, type StoredAnswer } from './private-database.ts';

const MOST_CARDS = 2000;
const MOST_OF_A_CALL = 100;
const MAX_AGE_MS = 90 * 24 * 3600 * 1000;

let open: { database: PrivateDatabase; stop: () => void } | null = null;

/** Fills the client with what this shopper's device knows, and keeps what it reads from now on. */
export async function keepPrivateAnswers(client: QueryClient, userId: number): Promise<void> {
  closePrivateAnswers();
  beforeErasing(closePrivateAnswers);
  const database = new PrivateDatabase(userId);
  const options = {
    queryClient: client,
    persister: persisterFor(database),
    maxAge: MAX_AGE_MS,
    dehydrateOptions: {
      shouldDehydrateQuery: (query: { state: { status: string }; meta?: Record<string, unknown> | undefined }) =>
        isPrivate(query) && query.state.status === 'success',
    },
  };
  const mine = { database, stop: (): void => undefined };
  open = mine;
  holdDocuments(database.documents);
  const cards = database.cards.toArray();
  await persistQueryClientRestore(options);
  const kept = await withinBounds(database, await cards);
  // Signed out meanwhile.
  if (open !== mine) return;
  holdCards(kept, (fresh) => void database.cards.bulkPut(fresh).catch(() => undefined));
  mine.stop = persistQueryClientSubscribe(options);
}

/** Cards that have piled up over the years are let go, all of them: those that are shown come again. */
async function withinBounds(database: PrivateDatabase, cards: KeptCard[]): Promise<KeptCard[]> {
  if (cards.length <= MOST_CARDS) return cards;
  await database.cards.clear();
  return [];
}

function closePrivateAnswers(): void {
  open?.stop();
  open?.database.close();
  forgetCards();
  holdDocuments(null);
  open = null;
}

function persisterFor(database: PrivateDatabase): Persister {
  // It is told of every change in the client, of which almost none is an answer.
  const kept = new Map<string, number>();
  return {
    persistClient: async ({ clientState: { queries } }) => {
      const fresh = queries.filter(({ queryHash, state }) => kept.get(queryHash) !== state.dataUpdatedAt);
      if (open?.database !== database || fresh.length === 0) return;
      for (const { queryHash, state } of fresh) kept.set(queryHash, state.dataUpdatedAt);
      // Closed: another tab has erased it, or a newer app has changed it.
      if (!database.isOpen()) return closePrivateAnswers();
      await database.answers.bulkPut(fresh.map(toKept).filter((answer) => answer !== null));
    },
    restoreClient: async () => toClient(await youngAnswers(database)),
    removeClient: () => database.answers.clear(),
  };
}

/** Of one call with many inputs, such as the orders that were looked at, the newest answers; none that is older than 90 days. */
async function youngAnswers(database: PrivateDatabase): Promise<StoredAnswer[]> {
  const newestFirst = (await database.answers.toArray()).toSorted((one, other) => other.asOf.localeCompare(one.asOf));
  const tooOld = new Date(Date.now() - MAX_AGE_MS).toISOString();
  const counts = new Map<string, number>();
  const young = newestFirst.filter(({ call, asOf }) => {
    const count = (counts.get(call) ?? 0) + 1;
    counts.set(call, count);
    return count <= MOST_OF_A_CALL && asOf >= tooOld;
  });
  const stays = new Set(young);
  const gone = newestFirst.filter((answer) => !stays.has(answer)).map(({ key }) => key);
  if (gone.length > 0) await database.answers.bulkDelete(gone);
  return young;
}

type Dehydrated = DehydratedState['queries'][number];

function toKept({ queryKey, state }: Dehydrated): StoredAnswer | null {
  const [name, input] = queryKey as [string, unknown];
  const call = calls.find((one) => one.name === name);
  const read = state.data as Answered<unknown> | undefined;
  if (!call || !read) return null;
  return { key: JSON.stringify(queryKey), call: name, input, answer: call.answer.encode(read.value), asOf: read.asOf };
}

function toClient(rows: StoredAnswer[]): PersistedClient {
  const queries = rows.flatMap(({ call: name, input, answer, asOf }): Dehydrated[] => {
    const call = calls.find((one) => one.name === name);
    const read = call && decodeAnswer(call, answer);
    if (!read?.ok) return [];
    const queryKey = [name, input];
    return [
      {
        queryKey,
        queryHash: hashKey(queryKey),
        dehydratedAt: Date.now(),
        meta: { isPrivate: true },
        state: {
          data: { value: read.value, asOf },
          dataUpdateCount: 1,
          dataUpdatedAt: Date.parse(asOf) || 1,
          error: null,
          errorUpdateCount: 0,
          errorUpdatedAt: 0,
          fetchFailureCount: 0,
          fetchFailureReason: null,
          fetchMeta: null,
          // Asked for again however young it is: what the shopper did since may not have reached the disk.
          isInvalidated: true,
          status: 'success',
          fetchStatus: 'idle',
        },
      },
    ];
  });
  return { timestamp: Date.now(), buster: '', clientState: { queries, mutations: [] } };
}
