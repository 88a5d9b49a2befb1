/**
 * The floor: the least page that could show a list of products, with 12 cards, 12 pictures of 10 kB and a worker that keeps
 * all of it. Other pages are read as multiples of it, so that the machine's own speed drops out.
 */
import { once } from 'node:events';
import { createServer } from 'node:http';

interface File {
  type: string;
  body: string;
}

const CARDS = Array.from({ length: 12 }, (_, index) => index);
const PICTURE_BYTES = 10_000;

const picture = (index: number): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><rect width="9" height="9" fill="hsl(${index * 30} 50% 70%)"/></svg>`.padEnd(
    PICTURE_BYTES,
  );

const page = `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title>
<style>main{display:grid;grid-template-columns:1fr 1fr}</style><main>${CARDS.map(
  (index) =>
    `<article data-stock-code="${index}"><img src="/${index}.svg" width="160" height="160" alt=""><h2>Product ${index}</h2></article>`,
).join('')}</main><script>navigator.serviceWorker.register('/sw.js')</script>`;

const worker = `oninstall = (event) => {
  const kept = caches.open('floor').then((cache) => cache.addAll(${JSON.stringify(['/', ...CARDS.map((index) => `/${index}.svg`)])}));
  event.waitUntil(kept.then(() => skipWaiting()));
};
onactivate = (event) => event.waitUntil(clients.claim());
onfetch = (event) => event.respondWith(caches.match(event.request).then((kept) => kept ?? fetch(event.request)));`;

const files = new Map<string, File>([
  ['/', { type: 'text/html', body: page }],
  ['/sw.js', { type: 'text/javascript', body: worker }],
  ...CARDS.map((index): [string, File] => [`/${index}.svg`, { type: 'image/svg+xml', body: picture(index) }]),
]);

export async function serveFloorPage(): Promise<{ origin: string; close: () => void }> {
  const server = createServer((request, response) => {
    const file = files.get(request.url ?? '');
    if (!file) return void response.writeHead(404).end();
    const isPicture = file.type.startsWith('image');
    response.writeHead(200, {
      'content-type': file.type,
      'content-length': file.body.length,
      'cache-control': isPicture ? 'max-age=31536000' : 'no-cache',
    });
    response.end(file.body);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  return {
    origin: `http://127.0.0.1:${port}`,
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}
