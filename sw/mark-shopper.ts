import type { RouteHandlerCallbackOptions } from 'workbox-core';

import { isOrderComing } from '#src/offline/drawn/coming-mark.ts';
import { DRAWN } from '#src/offline/drawn/drawn-store.ts';
import { shopDatabases, withDatabase, type ShopDatabase } from '#src/offline/shop-databases.ts';

import { pause } from './pause.ts';
import { forShopper } from './shopper-html.ts';
import { withHtml } from './with-html.ts';

type Answer = (asked: RouteHandlerCallbackOptions) => Promise<Response>;

const PATIENCE_MS = 400;

const HOME = /^\/(en|ar)\/?$/;

/**
 * Home as the server renders it for everybody, marked where somebody is signed in on this device: what their own is about to take the
 * place of is not shown first (src/features/home).
 */
export function markShopper(answer: Answer): Answer {
  return async (asked) => {
    if (!HOME.test(asked.url.pathname)) return answer(asked);
    // A guest's home waits for nothing more.
    const [page, databases] = await Promise.all([answer(asked), shopDatabases().catch(() => [])]);
    if (databases.length === 0 || !page.ok || page.redirected) return page;
    // A database that another page upgrades or erases may keep its reader waiting.
    const hasOrder = await Promise.race([isComingIn(databases), pause(PATIENCE_MS)]);
    return withHtml(page, forShopper(await page.text(), hasOrder === true));
  };
}

/** Of several, whose unsent changes are held, none is anybody's now. */
async function isComingIn([database, ...others]: readonly ShopDatabase[]): Promise<boolean | null> {
  if (!database || others.length > 0) return false;
  return withDatabase(database.name, DRAWN, isOrderComing).catch(() => false);
}
