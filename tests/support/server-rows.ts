/** A shopper's rows on the server, pulled and changed as another device of theirs would. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';

import type { APIRequestContext } from '@playwright/test';

import { logInByCall, type Shopper } from './shopper.ts';

const BUSY = 429;

interface Pulled {
  epoch: string;
  to: number;
  more: boolean;
  rows: { key: string; val: Record<string, unknown> | null; v: number }[];
  results: { ok: boolean; code: string | null }[];
}

export interface ServerView {
  /** What is there, by key; deleted rows left out. */
  rows(): Promise<Map<string, Record<string, unknown>>>;
  /** Rows written so far, each write counted: an edit that was applied twice would show. */
  version(): Promise<number>;
  /** An edit of a device that is not here; throws where it is refused. */
  edit(name: string, args: Record<string, unknown>): Promise<void>;
}

/** Signs in as the shopper, apart from their devices. */
export async function watchServer(request: APIRequestContext, shopper: Shopper): Promise<ServerView> {
  const {
    user: { userDocNo },
    from,
  } = await logInByCall(request, shopper);
  const headers = { 'x-zad-client': 'web', ...from };
  const exchange = async (said: Record<string, unknown>): Promise<Pulled> => {
    for (;;) {
      const answer = await request.post('/ecomapi/sync', {
        headers,
        data: { userDocNo, epoch: null, cursor: 0, ackTo: 0, limit: 1000, muts: [], ...said },
      });
      if (answer.ok()) return ((await answer.json()) as { data: Pulled }).data;
      if (answer.status() !== BUSY) throw new Error(await answer.text());
      // One exchange of a shopper at a time: the phone's own is under way, so wait as a device does.
      await sleep(Number(answer.headers()['retry-after'] ?? 1) * 1000);
    }
  };
  const pull = async (): Promise<{ found: Map<string, Record<string, unknown>>; version: number }> => {
    const found = new Map<string, Record<string, unknown>>();
    const clientId = randomUUID();
    let epoch: string | null = null;
    let cursor = 0;
    for (;;) {
      const data = await exchange({ clientId, epoch, cursor });
      for (const { key, val } of data.rows) {
        if (val === null) found.delete(key);
        else found.set(key, val);
      }
      ({ epoch, to: cursor } = data);
      if (!data.more) return { found, version: data.to };
    }
  };
  const elsewhere = randomUUID();
  let seq = 0;
  const edit = async (name: string, args: Record<string, unknown>): Promise<void> => {
    const { epoch, to } = await exchange({ clientId: elsewhere });
    seq += 1;
    const muts = [{ seq, id: randomUUID(), name, args, ver: 1 }];
    const { results } = await exchange({ clientId: elsewhere, epoch, cursor: to, ackTo: seq - 1, muts });
    if (!results[0]?.ok) throw new Error(`${name}: ${JSON.stringify(results)}`);
  };
  return { rows: async () => (await pull()).found, version: async () => (await pull()).version, edit };
}
