// The way back from a broken service worker: served as /sw.js (docs/security.md, row 9), it empties every cache, unregisters
// itself and reloads the open pages, which then come from the server. It leaves the shopper's database alone.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  event.waitUntil(
    (async () => {
      for (const name of await caches.keys()) await caches.delete(name);
      await self.registration.unregister();
      for (const client of await self.clients.matchAll({ type: 'window' })) await client.navigate(client.url);
    })(),
  );
});
