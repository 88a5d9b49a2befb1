import type { GeoPoint } from '#contract/rules/uae-bounds.ts';

/** How long the device may look for itself, in milliseconds. */
const TIME_LIMIT = 10_000;

/** `GeolocationPositionError.PERMISSION_DENIED`. */
const PERMISSION_DENIED = 1;

export type Located =
  | { readonly kind: 'found'; readonly point: GeoPoint }
  /** The shopper said no, or the browser does in their name. */
  | { readonly kind: 'denied' }
  /** There is no position to be had here and now. */
  | { readonly kind: 'unknown' };

/** Where the device is, if the shopper allows it. Never rejects. */
export async function locateMe(): Promise<Located> {
  const { geolocation } = navigator as { geolocation?: Geolocation };
  if (geolocation === undefined) return { kind: 'unknown' };
  return new Promise((resolve) => {
    geolocation.getCurrentPosition(
      ({ coords: { latitude, longitude } }) => resolve({ kind: 'found', point: { latitude, longitude } }),
      ({ code }) => resolve({ kind: code === PERMISSION_DENIED ? 'denied' : 'unknown' }),
      { enableHighAccuracy: true, timeout: TIME_LIMIT, maximumAge: 60_000 },
    );
  });
}
