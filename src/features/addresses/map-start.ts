import type { Address } from '#contract/addresses.ts';
import type { GeoPoint } from '#contract/rules/uae-bounds.ts';

/** account.md section 9: where a map opens that knows no better. */
const DEFAULT_POINT: GeoPoint = { latitude: 25.169676, longitude: 55.356718 };

/** What an address or what was typed of one says about its place. Codes are 0 where nothing was chosen. */
type Placed = Pick<Address, 'latitude' | 'longitude' | 'areaId' | 'emirateId'>;

export interface MapStart {
  readonly point: GeoPoint;
  /** Nothing is known of the shopper's place. */
  readonly isGuess: boolean;
}

/**
 * Where the map opens: at the address's own pin, else at its area or emirate, else at the shopper's default address.
 * @param placed the address that is changed or typed, then the default one
 * @param middles of areas and emirates, by their codes
 */
export function mapStart(placed: readonly (Placed | undefined)[], middles: ReadonlyMap<number, GeoPoint>): MapStart {
  for (const one of placed) {
    if (!one) continue;
    const { latitude, longitude } = one;
    if (latitude !== null && longitude !== null) return { point: { latitude, longitude }, isGuess: false };
    const middle = middles.get(one.areaId) ?? middles.get(one.emirateId);
    if (middle) return { point: middle, isGuess: false };
  }
  return { point: DEFAULT_POINT, isGuess: true };
}
