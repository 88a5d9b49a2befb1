/**
 * Pages as the server rendered them: a kept one at once, fetched again behind it; else the network; else the shell, which the
 * app fills. A page is kept only while its build is this worker's: another build's would ask for chunks that are not here.
 */
import type { RouteHandlerCallbackOptions } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { matchPrecache } from 'workbox-precaching';
import { StaleWhileRevalidate } from 'workbox-strategies';

import { isKeepable } from './keepable.ts';
import { mindReach } from './mind-reach.ts';
import { pause } from './pause.ts';
import { SHELL, shell } from './shell.ts';
import { cacheLimits } from './strategies.ts';

const BUILD = 'x-zad-build';

/** A network that is slower than this has had its chance: the shell can show what the device has. */
const PATIENCE_MS = 4_000;

/** `build` names this worker's build; each has a cache of its own. */
export function createPages(build: string) {
  const cacheName = `pages-${build}`;
  const rendered = new StaleWhileRevalidate({
    cacheName,
    matchOptions: { ignoreVary: true },
    plugins: [
      mindReach(),
      {
        cacheWillUpdate: async ({ response }) =>
          isKeepable('page', response) && response.headers.get(BUILD) === (await ownBuild()) ? response : null,
      },
      new ExpirationPlugin(cacheLimits.page),
    ],
  });
  return {
    cacheName,
    answer: async ({ request, event, url }: RouteHandlerCallbackOptions): Promise<Response> => {
      const page = rendered.handle({ request, event });
      const inTime = await Promise.race([page, pause(PATIENCE_MS)]).catch(() => undefined);
      // With the store down, what the device has is worth more than a page that says so.
      if (inTime && inTime.status < 500) return inTime;
      return (await shell(url.pathname)) ?? page;
    },
    /** Keeps a page that nobody is waiting for. */
    keep: async (request: Request, event: ExtendableEvent): Promise<void> => {
      await rendered.handle({ request, event });
    },
  };
}

/** The server names the build on the shell too; the worker and its shell are installed together. */
async function ownBuild(): Promise<string | undefined> {
  return (await matchPrecache(SHELL))?.headers.get(BUILD) ?? undefined;
}
