/**
 * Which answers may be kept. A captive portal answers everything with a page of its own and status 200, so the type is
 * looked at too. (Set-Cookie is hidden from workers: the server sends `no-store` with whatever is a shopper's own.)
 */
import type { Kind } from './strategies.ts';

type Keepable = Exclude<Kind, 'own-page'>;

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
