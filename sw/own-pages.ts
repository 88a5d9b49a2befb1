/**
 * The shopper's own pages, where somebody is signed in: nothing of them is on the server's side of the wire, so the shell goes out at
 * once, with the page as it was last drawn where the device knows nothing newer.
 */
import type { RouteHandlerCallbackOptions } from 'workbox-core';

import { findDrawn } from '#src/offline/drawn/drawn-store.ts';

import { withDrawn } from './drawn-html.ts';
import { shell } from './shell.ts';
import { shopDatabases, withDatabase } from './shop-databases.ts';

type Answer = (asked: RouteHandlerCallbackOptions) => Promise<Response>;

/** `otherwise`: for a guest. `earlyTaps`: the script that minds a drawn page until the app has come; without it none is sent. */
export function answerOwnPages(otherwise: Answer, earlyTaps: string | undefined): Answer {
  return async (asked) => {
    const { pathname, search } = asked.url;
    const databases = await shopDatabases().catch(() => []);
    if (databases.length === 0) return otherwise(asked);
    // A database that is about to be erased may be another shopper's.
    const [only, ...others] = databases;
    const drawn =
      only && others.length === 0 && earlyTaps !== undefined
        ? await withDatabase(only.name, 'drawn', (database) => findDrawn(database, `${pathname}${search}`)).catch(
            () => null,
          )
        : null;
    const page = await shell(pathname, (html) => (drawn ? withDrawn(html, drawn, `/${earlyTaps}`) : html));
    if (!page) return otherwise(asked);
    page.headers.set('cache-control', 'no-store');
    return page;
  };
}
