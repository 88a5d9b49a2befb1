/** Catalogue answers: the kept one at once, while the server is asked behind it and the pages hear what came of that. */
import type { RouteHandlerCallbackOptions, WorkboxPlugin } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { NetworkFirst, StaleWhileRevalidate } from 'workbox-strategies';

import { isKeepable, isStoresAnswer } from './keepable.ts';
import { mindReach } from './mind-reach.ts';
import { cacheLimits } from './strategies.ts';
import { tellPages } from './tell-pages.ts';

/** An answer that was checked so recently is not asked for again: a page that reads the news causes no news. */
const CHECKED_FOR_MS = 5_000;

const checkedAt = new Map<string, number>();

const hooks: WorkboxPlugin = {
  cacheWillUpdate: async ({ request, response }) =>
    isKeepable('catalogue', response) && (await isStoresAnswer(request.url, response)) ? response : null,
  cacheDidUpdate: async ({ request, oldResponse, newResponse }) => {
    if (checkedAt.size > 500) checkedAt.clear();
    checkedAt.set(request.url, performance.now());
    if (!oldResponse) return;
    const { pathname, search } = new URL(request.url);
    await tellPages({
      type: 'checked',
      url: pathname + search,
      isChanged: oldResponse.headers.get('etag') !== newResponse.headers.get('etag'),
      date: newResponse.headers.get('date') ?? new Date().toUTCString(),
    });
  },
};

const options = {
  cacheName: 'catalogue',
  matchOptions: { ignoreVary: true },
  plugins: [mindReach(() => checkedAt.clear()), hooks, new ExpirationPlugin(cacheLimits.catalogue)],
};
const keptFirst = new StaleWhileRevalidate(options);
const networkFirst = new NetworkFirst(options);

export async function answerCatalogue({ request, event }: RouteHandlerCallbackOptions): Promise<Response> {
  // The page asks so when it could not read the kept answer: an older build's.
  if (request.cache === 'reload') return networkFirst.handle({ request, event });
  if (performance.now() - (checkedAt.get(request.url) ?? -Infinity) < CHECKED_FOR_MS) {
    const kept = await caches.open(options.cacheName).then((cache) => cache.match(request.url, options.matchOptions));
    if (kept) return kept;
  }
  return keptFirst.handle({ request, event });
}
