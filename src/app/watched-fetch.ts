import type { Transport } from '#src/net/api.ts';
import { noteUnreachable } from '#src/state/connectivity.ts';

/** The browser's fetch, and what its failures say of the signal. An answer says nothing: the service worker may have kept it. */
export const watchedFetch: Transport = async (path, init) => {
  try {
    return await fetch(path, init);
  } catch (error) {
    const isOurOwnDoing = error instanceof DOMException && error.name === 'AbortError';
    if (!isOurOwnDoing) noteUnreachable();
    throw error;
  }
};
