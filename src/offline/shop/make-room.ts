/** What the service worker keeps and can fetch again; the largest first. */
const GIVEN_UP = ['images', 'catalogue', 'pages'];

/** The disk is full: what the shopper did goes before pictures. */
export async function makeRoom(): Promise<void> {
  if (typeof caches === 'undefined') return;
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => GIVEN_UP.some((kind) => name.startsWith(kind))).map((name) => caches.delete(name)),
  );
}
