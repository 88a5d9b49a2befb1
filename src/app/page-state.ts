import { dehydrate, hydrate, type DehydratedState, type InfiniteData, type QueryClient } from '@tanstack/react-query';

import type { Answered } from '#src/net/read-envelope.ts';

import { pageTime } from './page-time.ts';

/** What the server read to render the page, handed to the browser in a JSON block so that it need not ask again. */
export function writePageState(client: QueryClient): string {
  return JSON.stringify(dehydrate(client));
}

export function readPageState(client: QueryClient): void {
  const block = document.querySelector('script[type="application/json"]#state');
  if (!block?.textContent) return;
  const state = JSON.parse(block.textContent) as DehydratedState;
  block.remove();
  const { asOf, isFresh } = pageTime();
  for (const query of state.queries) {
    // The server renders a page once and sends it for as long as it holds: it is as old as its sending, not its making.
    if (asOf !== null && query.state.data) query.state.data = sentAt(query.state.data as Read, asOf);
    // On this device's clock, not the server's. What the worker kept is asked for again.
    query.state.dataUpdatedAt = isFresh ? Date.now() : 1;
  }
  hydrate(client, state);
}

type Read = Answered<unknown> | InfiniteData<Answered<unknown>>;

function sentAt(read: Read, asOf: string): Read {
  return 'pages' in read ? { ...read, pages: read.pages.map((page) => ({ ...page, asOf })) } : { ...read, asOf };
}
