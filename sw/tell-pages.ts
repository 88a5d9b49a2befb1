import type { FromWorker } from '#src/net/worker-messages.ts';

declare const self: ServiceWorkerGlobalScope;

export async function tellPages(message: FromWorker): Promise<void> {
  // A client takes no target origin: it is of ours.
  // oxlint-disable-next-line require-post-message-target-origin
  for (const page of await self.clients.matchAll({ type: 'window' })) page.postMessage(message);
}
