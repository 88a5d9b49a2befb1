import type { Query, QueryClient } from '@tanstack/react-query';

import { API_BASE } from '#contract/call.ts';
import { keptCalls } from '#contract/catalogue.ts';

/** The page of an endless list, which is asked for one address a page under one key. */
const PAGE = 'page';

/** The addresses of kept answers that the queries in memory were read from; of an endless list, the first page's. */
export function answerUrls(client: QueryClient): string[] {
  const urls = client.getQueryCache().getAll().map(urlOf);
  return [...new Set(urls.filter((url) => url !== null))];
}

/** Whether the query reads from this address. */
export function readsFrom(query: Query, url: string): boolean {
  const own = urlOf(query);
  return own !== null && withoutPage(own) === withoutPage(url);
}

/** Which page of an endless list the address is. */
export function pageNumberOf(url: string): number {
  return Number(new URLSearchParams(url.split('?')[1]).get(PAGE) ?? 1);
}

/** Null for what the worker does not keep. Keys are made of a call's name and its input as on the wire (read-query.ts). */
function urlOf({ queryKey }: Pick<Query, 'queryKey'>): string | null {
  const [name, input] = queryKey;
  const call = keptCalls.find((one) => one.name === name);
  if (!call || typeof input !== 'object' || input === null) return null;
  const query = new URLSearchParams();
  for (const [field, value] of Object.entries(input)) {
    for (const one of [value].flat()) query.append(field, String(one));
  }
  const written = query.toString();
  return `${API_BASE}${call.path}${written === '' ? '' : `?${written}`}`;
}

function withoutPage(url: string): string {
  const [path, query] = url.split('?');
  const fields = new URLSearchParams(query);
  fields.delete(PAGE);
  return `${path}?${fields.toString()}`;
}
