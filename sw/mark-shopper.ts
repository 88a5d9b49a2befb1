import type { RouteHandlerCallbackOptions } from 'workbox-core';

import { shopDatabases } from '#src/offline/shop-databases.ts';

import { forShopper } from './shopper-html.ts';

type Answer = (asked: RouteHandlerCallbackOptions) => Promise<Response>;

const HOME = /^\/(en|ar)\/?$/;

/**
 * Home as the server renders it for everybody, marked where somebody is signed in on this device: what their own is about to take the
 * place of is not shown first (src/features/home).
 */
export function markShopper(answer: Answer): Answer {
  return async (asked) => {
    const page = await answer(asked);
    if (!HOME.test(asked.url.pathname) || !page.ok || page.redirected) return page;
    const databases = await shopDatabases().catch(() => []);
    if (databases.length === 0) return page;
    const headers = new Headers(page.headers);
    for (const name of ['content-length', 'content-encoding', 'etag']) headers.delete(name);
    return new Response(forShopper(await page.text()), { headers });
  };
}
