/** What the server holds of a shopper, pulled as a new device would pull it. */
import { randomUUID } from 'node:crypto';

import type { APIRequestContext } from '@playwright/test';

import type { Shopper } from './shopper.ts';

interface Pulled {
  epoch: string;
  to: number;
  more: boolean;
  rows: { key: string; val: Record<string, unknown> | null; v: number }[];
}

export interface ServerView {
  /** What is there, by key; deleted rows left out. */
  rows(): Promise<Map<string, Record<string, unknown>>>;
  /** Rows written so far, each write counted: an edit that was applied twice would show. */
  version(): Promise<number>;
}

/** Signs in as the shopper, apart from their devices. */
export async function watchServer(request: APIRequestContext, shopper: Shopper): Promise<ServerView> {
  const headers = { 'x-zad-client': 'web', 'x-forwarded-for': `10.9.${Date.now() % 250}.${process.pid % 250}` };
  const signedIn = await request.post('/ecomapi/accountinfo/login', {
    headers,
    data: { email: shopper.email, password: shopper.password },
  });
  if (!signedIn.ok()) throw new Error(await signedIn.text());
  const { data: session } = (await signedIn.json()) as { data: { user: { userDocNo: number } } };
  const { userDocNo } = session.user;
  const pull = async (): Promise<{ found: Map<string, Record<string, unknown>>; version: number }> => {
    const found = new Map<string, Record<string, unknown>>();
    const clientId = randomUUID();
    let epoch: string | null = null;
    let cursor = 0;
    for (;;) {
      const answer = await request.post('/ecomapi/sync', {
        headers,
        data: { userDocNo, clientId, epoch, cursor, ackTo: 0, limit: 1000, muts: [] },
      });
      if (!answer.ok()) throw new Error(await answer.text());
      const { data } = (await answer.json()) as { data: Pulled };
      for (const { key, val } of data.rows) {
        if (val === null) found.delete(key);
        else found.set(key, val);
      }
      ({ epoch, to: cursor } = data);
      if (!data.more) return { found, version: data.to };
    }
  };
  return { rows: async () => (await pull()).found, version: async () => (await pull()).version };
}
