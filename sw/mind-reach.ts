/** For a strategy that answers from a cache while the network is asked behind it: the pages hear when the network gives nothing. */
import type { WorkboxPlugin } from 'workbox-core';

import { tellPages } from './tell-pages.ts';

/** A network that says nothing for so long is none. */
const PATIENCE_MS = 10_000;

/** `onUnreachable`: what else is to be done then. */
export function mindReach(onUnreachable: () => void = () => undefined): WorkboxPlugin {
  return {
    requestWillFetch: ({ request }) => Promise.resolve(withPatience(request)),
    fetchDidFail: async () => {
      onUnreachable();
      await tellPages({ type: 'unreachable' });
    },
  };
}

/** A visit's request cannot be copied with a signal: the same is asked by its address. A redirect is the browser's to follow. */
function withPatience(request: Request): Request {
  const signal = AbortSignal.timeout(PATIENCE_MS);
  if (request.mode !== 'navigate') return new Request(request, { signal });
  const { url, headers } = request;
  return new Request(url, { headers, signal, credentials: 'same-origin', redirect: 'manual' });
}
