/** Which app speaks: every exchange of edits says it, and the server may refuse one that is too old to be understood (426). */

/** Of this app's edits and of the exchange. Raised when an app before this one must no longer write. */
export const APP_VERSION = 1;

/** The oldest app whose edits the server takes. */
export const OLDEST_APP = 1;

/** The value of the header `x-zad-client`. */
export const APP_MARK = `web/${APP_VERSION}`;

/** The first apps, and other programs, say no number: they count as 1. */
export function appVersionOf(mark: unknown): number {
  const digits = typeof mark === 'string' ? /^web\/(\d{1,6})$/.exec(mark)?.[1] : undefined;
  return digits === undefined ? 1 : Number(digits);
}
