import { polygon, svg, type LatLngTuple, type Map as LeafletMap } from 'leaflet';

import { metresBetween, type GeoPoint } from '#contract/rules/uae-bounds.ts';

import type { Ring } from './outline-rings.ts';
import { roundCorners } from './round-corners.ts';

/** From further away the cells are too small to tell apart. */
const FURTHEST = 11;
/** Degrees: their edges are between two middles, not surveyed, and do not look as if they were. */
const BEND = 0.004;

/**
 * Draws where each area is, and marks the one that the pin is in; answers with how to mark another, which says whose it is.
 * @param cells one for each middle
 */
export function drawAreas(
  map: LeafletMap,
  middles: readonly GeoPoint[],
  cells: readonly Ring[],
): (pin: GeoPoint) => number {
  const renderer = svg({ padding: 0.5 });
  const drawn = cells.map((ring) =>
    polygon(
      roundCorners(ring, BEND, true).map(([longitude, latitude]): LatLngTuple => [latitude, longitude]),
      { renderer, interactive: false, className: 'map-cell' },
    ).addTo(map),
  );
  const follow = (): void => {
    map.getContainer().classList.toggle('map-afar', map.getZoom() < FURTHEST);
  };
  map.on('zoomend', follow);
  follow();
  let marked = -1;
  return (pin) => {
    const distances = middles.map((middle) => metresBetween(pin, middle));
    const nearest = distances.indexOf(Math.min(...distances));
    if (nearest === marked) return marked;
    drawn[marked]?.getElement()?.classList.remove('map-here');
    drawn[nearest]?.getElement()?.classList.add('map-here');
    drawn[nearest]?.bringToFront();
    marked = nearest;
    return marked;
  };
}
