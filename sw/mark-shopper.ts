import type { RouteHandlerCallbackOptions } from 'workbox-core';

import { isOrderComing } from '#src/offline/drawn/coming-mark.ts';
import { DRAWN } from '#src/offline/drawn/drawn-store.ts';
import { shopDatabases, withDatabase, type ShopDatabase } from '#src/offline/shop-databases.ts';

import { pause } from './pause.ts';
import { forShopper } from './shopper-html.ts';

type Answer = (asked: RouteHandlerCallbackOptions) => Promise<Response>;

const PATIENCE_MS = 400;

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
    // A database that another page upgrades or erases may keep its reader waiting.
    const hasOrder = await Promise.race([isComingIn(databases), pause(PATIENCE_MS)]);
    return new Response(forShopper(await page.text(), hasOrder === true), { headers });
  };
}

/** Of several, whose unsent changes are held, none is anybody's now. */
async function isComingIn([database, ...others]: readonly ShopDatabase[]): Promise<boolean | null> {
  if (!database || others.length > 0) return false;
  return withDatabase(database.name, DRAWN, isOrderComing).catch(() => false);
}
