/**
 * No other site makes a shopper's browser write here (security.md row 10): a call that writes carries a header of ours, which a
 * form cannot send and which another origin's script may not, and names no other origin. A whole bearer token is proof enough: no
 * browser adds one by itself, and the cookie beside it is not read (session/token.ts).
 */
import type { IncomingHttpHeaders } from 'node:http';

import type { FastifyRequest } from 'fastify';

import { Refusal } from './refusal.ts';

export const CLIENT_HEADER = 'x-zad-client';

export function refuseOtherSites(request: FastifyRequest, publicOrigin: string): void {
  const { headers } = request;
  if (/^Bearer [\w-]{43}$/.test(headers.authorization ?? '')) return;
  const isOurs =
    headers[CLIENT_HEADER] !== undefined &&
    ['same-origin', 'none', undefined].includes(headers['sec-fetch-site']) &&
    isOwnOrigin(headers, publicOrigin);
  if (!isOurs) throw new Refusal('other_site', 'This can only be done from the shop itself', 403);
}

/** Names no origin, as programs do, or the shop's own. */
export function isOwnOrigin({ origin, host }: IncomingHttpHeaders, publicOrigin: string): boolean {
  return origin === undefined || origin === publicOrigin || hostOf(origin) === host;
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
