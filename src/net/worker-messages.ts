/** What a page and its service worker say to each other. */

export type ToWorker =
  | { readonly type: 'SKIP_WAITING' }
  /** Asks for copies of addresses that the worker does not have yet, in this order; then, if wanted, the other chunks. */
  | { readonly type: 'warm'; readonly urls: readonly string[]; readonly withChunks: boolean };

export type FromWorker =
  /** A kept catalogue answer was asked for again. `url` is path and query, `date` the server's Date. */
  | { readonly type: 'checked'; readonly url: string; readonly isChanged: boolean; readonly date: string }
  /** It was, and the network gave nothing. */
  | { readonly type: 'unreachable' };
