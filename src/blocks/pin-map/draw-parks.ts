import { polygon, svg, type LatLngTuple, type Map as LeafletMap } from 'leaflet';

import { parks } from './city-parks.json';
import type { Ring } from './outline-rings.ts';
import { roundCorners } from './round-corners.ts';

const METRES_PER_DEGREE = 110_800;
/** How long a park is in each direction, as a part of its half: no park is round. */
const SHAPE = [1.05, 0.8, 0.95, 0.7, 1.1, 0.75, 0.9, 0.7];

/** The larger parks, where they are and how large, from memory: green for the eye to find its way by. */
export function drawParks(map: LeafletMap): void {
  const look = { renderer: svg({ padding: 0.5 }), interactive: false, className: 'map-park' };
  for (const [latitude = 0, longitude = 0, half = 0] of parks)
    polygon(
      roundCorners(around(latitude, longitude, half / METRES_PER_DEGREE), 1, true).map(([x, y]): LatLngTuple => [y, x]),
      look,
    ).addTo(map);
}

function around(latitude: number, longitude: number, half: number): Ring {
  return SHAPE.map((part, index) => {
    const angle = (2 * Math.PI * index) / SHAPE.length + half;
    return [longitude + half * part * 1.1 * Math.cos(angle), latitude + half * part * Math.sin(angle)] as const;
  });
}
