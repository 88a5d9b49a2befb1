/** What a page and its service worker say to each other. */

/** `warm` asks for copies of addresses that the worker does not have yet, in this order. */
export type ToWorker = { readonly type: 'SKIP_WAITING' } | { readonly type: 'warm'; readonly urls: readonly string[] };

export type FromWorker =
  /** A kept catalogue answer was asked for again. `url` is path and query, `date` the server's Date. */
  | { readonly type: 'checked'; readonly url: string; readonly isChanged: boolean; readonly date: string }
  /** It was, and the network gave nothing. */
  | { readonly type: 'unreachable' };
