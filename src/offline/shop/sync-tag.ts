/** The service worker hears `sync` with this tag. */
export const SYNC_TAG = 'zad-shop';
