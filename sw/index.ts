/** The service worker. What it does with which address is in strategies.ts; here each kind meets its handler. */
import { clientsClaim } from 'workbox-core';
import { ExpirationPlugin } from 'workbox-expiration';
import { addRoute, cleanupOutdatedCaches, precache } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';

import type { ToWorker } from '#src/net/worker-messages.ts';
import { SYNC_TAG } from '#src/offline/shop/sync-tag.ts';

import { fetchSuccessors, forgetOldBuilds, type BuildFile } from './build-files.ts';
import { answerCatalogue } from './catalogue.ts';
import { flushShops } from './flush-shops.ts';
import { isKeepable } from './keepable.ts';
import { markShopper } from './mark-shopper.ts';
import { noPicture } from './no-picture.ts';
import { answerOwnPages } from './own-pages.ts';
import { createPages } from './pages.ts';
import { createPapers } from './share-paper.ts';
import { requestKind, cacheLimits, type Kind } from './strategies.ts';
import { warm } from './warm.ts';

declare const self: ServiceWorkerGlobalScope;

// The build puts its list of files here (vite.config.ts). The name is Workbox's.
// oxlint-disable-next-line no-underscore-dangle
const files = self.__WB_MANIFEST as readonly BuildFile[];
const shellRevision = files.find((file) => file.url === 'index.html')?.revision ?? 'none';

// The shell, the home page, both languages' strings and the fonts: there before the worker takes over.
precache(files.filter((file) => !file.isLater));
cleanupOutdatedCaches();
addRoute({ directoryIndex: '', cleanURLs: false, ignoreURLParametersMatching: [] });

const earlyTaps = files.find(({ url }) => /^assets\/early-taps-[\w-]+\.js$/.test(url))?.url;

const pages = createPages(shellRevision.slice(0, 12));
const keepOnly = (kind: 'image' | 'asset') => ({
  cacheWillUpdate: ({ response }: { response: Response }) =>
    Promise.resolve(isKeepable(kind, response) ? response : null),
});
const images = new CacheFirst({
  cacheName: 'images',
  plugins: [
    keepOnly('image'),
    { handlerDidError: () => Promise.resolve(noPicture()) },
    new ExpirationPlugin(cacheLimits.image),
  ],
});
const assets = new CacheFirst({ cacheName: 'assets', plugins: [keepOnly('asset')] });

const is =
  (wanted: Kind) =>
  ({ request, url }: { request: Request; url: URL }) =>
    requestKind({ method: request.method, url, isNavigation: request.mode === 'navigate' }, self.location.origin) ===
    wanted;

registerRoute(is('page'), markShopper(pages.answer));
registerRoute(is('own-page'), answerOwnPages(pages.answer, earlyTaps));
registerRoute(is('catalogue'), answerCatalogue);
registerRoute(is('image'), images);
registerRoute(is('asset'), assets);
registerRoute(is('paper'), createPapers());

// The first worker takes over at once; a later one waits until the shopper agrees (registerType 'prompt').
clientsClaim();

self.addEventListener('install', (event) => event.waitUntil(fetchSuccessors(files)));

self.addEventListener('activate', (event) => event.waitUntil(forgetOldBuilds(files, pages.cacheName)));

self.addEventListener('message', (event) => {
  const message = event.data as ToWorker;
  if (message.type === 'SKIP_WAITING') void self.skipWaiting();
  if (message.type === 'warm') {
    const chunks = message.withChunks ? files.filter((file) => file.isLater && !file.isOnline) : [];
    event.waitUntil(
      warm([...message.urls, ...chunks.map(({ url }) => `/${url}`)], (request) => fetchQuietly(request, event)),
    );
  }
});

self.addEventListener('sync', (event) => {
  const woken = event as ExtendableEvent & { tag: string };
  if (woken.tag === SYNC_TAG) woken.waitUntil(flushShops());
});

/** Puts a copy where the page's own request will look for it. */
async function fetchQuietly(request: Request, event: ExtendableEvent): Promise<void> {
  const url = new URL(request.url);
  const kind = requestKind({ method: 'GET', url, isNavigation: true }, self.location.origin);
  if (kind === 'page') await pages.keep(request, event);
  if (kind === 'catalogue') await answerCatalogue({ request, event, url });
  if (kind === 'image') await images.handle({ request, event });
  if (kind === 'asset') await assets.handle({ request, event });
}
