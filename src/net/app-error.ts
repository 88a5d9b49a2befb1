/** What can go wrong between the app and the server. Screens say it in words; `net` never does. */
export type AppError =
  | { readonly kind: 'offline' }
  | { readonly kind: 'timeout' }
  | { readonly kind: 'signed-out' }
  /** A private call whose shopper is no longer the one on the screen: it was dropped, and there is nobody to tell. */
  | { readonly kind: 'other-user' }
  /** The server understood and said no; `message` is its sentence for the shopper. */
  | { readonly kind: 'refused'; readonly code: string; readonly message: string; readonly field?: string }
  /** An answer that is not what the contract says. */
  | { readonly kind: 'invalid'; readonly call: string; readonly path: string }
  | { readonly kind: 'server'; readonly status: number };

export function isAppError(error: unknown): error is AppError {
  return typeof error === 'object' && error !== null && 'kind' in error;
}

export function isNotFound(error: AppError): boolean {
  return error.kind === 'refused' && error.code === 'not_found';
}

/**
 * The shop was not reached. A portal's page and a gateway's 502 are somebody else's answers: while the connection counts as lost,
 * a screen says the same of them as of no signal.
 */
export function isOutOfReach(error: AppError, isOffline: boolean): boolean {
  if (error.kind === 'offline' || error.kind === 'timeout') return true;
  return isOffline && (error.kind === 'server' || error.kind === 'invalid');
}
