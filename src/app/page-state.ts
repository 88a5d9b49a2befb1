import { dehydrate, hydrate, type DehydratedState, type QueryClient } from '@tanstack/react-query';

/** What the server read to render the page, handed to the browser in a JSON block so that it need not ask again. */
export function writePageState(client: QueryClient): string {
  return JSON.stringify(dehydrate(client));
}

export function readPageState(client: QueryClient): void {
  const block = document.getElementById('state');
  if (!block?.textContent) return;
  hydrate(client, JSON.parse(block.textContent) as DehydratedState);
  block.remove();
}
