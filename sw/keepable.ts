/**
 * Which answers may be kept. A captive portal answers everything with a page of its own and status 200, so the type is
 * looked at too. (Set-Cookie is hidden from workers: the server sends `no-store` with whatever is a shopper's own.)
 */
import { API_BASE, decodeAnswer } from '#contract/call.ts';
import { keptCalls } from '#contract/catalogue.ts';

import type { Kind } from './strategies.ts';

type Keepable = Exclude<Kind, 'own-page' | 'paper'>;

const TYPES: Record<Keepable, RegExp> = {
  page: /^text\/html/,
  catalogue: /^application\/json/,
  image: /^image\//,
  asset: /^(?!text\/html)/,
};

export function isKeepable(kind: Keepable, response: Response): boolean {
  return (
    response.status === 200 &&
    response.type !== 'opaque' &&
    !response.redirected &&
    !/no-store|private/.test(response.headers.get('cache-control') ?? '') &&
    TYPES[kind].test(response.headers.get('content-type') ?? '')
  );
}

/**
 * Whether it is an answer of the catalogue that the contract can read. A captive portal may speak JSON too, and what it says must not
 * take the place of the good copy.
 */
export async function isStoresAnswer(url: string, response: Response): Promise<boolean> {
  const { pathname } = new URL(url);
  const call = keptCalls.find(({ path, method }) => method === 'GET' && `${API_BASE}${path}` === pathname);
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  if (!call || typeof body !== 'object' || body === null || !('status' in body) || body.status !== 1) return false;
  return decodeAnswer(call, 'data' in body ? body.data : undefined).ok;
}
