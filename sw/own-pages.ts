/**
 * The shopper's own pages, where somebody is signed in: nothing of them is on the server's side of the wire, so the shell goes out at
 * once, with the page as it was last drawn where the device knows nothing newer.
 */
import type { RouteHandlerCallbackOptions } from 'workbox-core';

import type { DrawnPage } from '#src/offline/drawn/drawn-page.ts';
import { DRAWN, findDrawn } from '#src/offline/drawn/drawn-store.ts';
import { shopDatabases, withDatabase, type ShopDatabase } from '#src/offline/shop-databases.ts';

import { withDrawn } from './drawn-html.ts';
import { pause } from './pause.ts';
import { shell } from './shell.ts';

/** A database that another page upgrades or erases may keep its reader waiting: the visit does not wait for it. */
const PATIENCE_MS = 400;

type Answer = (asked: RouteHandlerCallbackOptions) => Promise<Response>;

/** `otherwise`: for a guest. `earlyTaps`: the script that minds a drawn page until the app has come; without it none is sent. */
export function answerOwnPages(otherwise: Answer, earlyTaps: string | undefined): Answer {
  return async (asked) => {
    const { pathname, search } = asked.url;
    const databases = await shopDatabases().catch(() => []);
    if (databases.length === 0) return otherwise(asked);
    const drawn =
      earlyTaps === undefined
        ? undefined
        : await Promise.race([lastDrawn(databases, `${pathname}${search}`), pause(PATIENCE_MS)]);
    const page = await shell(pathname, (html) => (drawn ? withDrawn(html, drawn, `/${earlyTaps}`) : html));
    if (!page) return otherwise(asked);
    page.headers.set('cache-control', 'no-store');
    return page;
  };
}

/** Several: of shoppers whose unsent changes are held, who have no drawn pages (hold-unsent.ts), and of the one who is signed in. */
async function lastDrawn(databases: readonly ShopDatabase[], path: string): Promise<Partial<DrawnPage> | null> {
  for (const { name } of databases) {
    const found = await withDatabase(name, DRAWN, (database) => findDrawn(database, path)).catch(() => null);
    if (found) return found;
  }
  return null;
}
