import type { GeoPoint } from '#contract/rules/uae-bounds.ts';

/** A place that the address search or a pin found. */
export interface FoundPlace extends GeoPoint {
  /** One line in the page's language. */
  readonly label: string;
  /** Null where no area is near. */
  readonly areaCode: number | null;
  readonly emirateCode: number | null;
}
