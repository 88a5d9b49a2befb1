import { polygon, polyline, svg, type LatLngTuple, type Map as LeafletMap, type PolylineOptions } from 'leaflet';

import { emirateBorders, landRings, neighbourRings, type Ring } from './outline-rings.ts';
import { roundCorners } from './round-corners.ts';

/** Further than the map can be moved. */
const EVERYWHERE: Ring = [
  [48, 19],
  [60, 19],
  [60, 30],
  [48, 30],
];

/** Degrees, some 200 metres: the coast is known as a line of straight edges, and no coast has corners. */
const BEND = 0.002;

/** All that is not the Emirates, laid over what was drawn of them: the sea, the lands around; and where emirates meet. */
export function drawOutline(map: LeafletMap): void {
  // Drawn well beyond the screen, so that a drag shows no edge.
  const look: PolylineOptions = { renderer: svg({ padding: 1 }), interactive: false, smoothFactor: 0.5 };
  const fill = (rings: readonly Ring[], className: string): void => {
    polygon(
      rings.map((ring) => roundCorners(ring, BEND, true).map(toLatLng)),
      { ...look, className },
    ).addTo(map);
  };
  fill([EVERYWHERE, ...landRings()], 'map-sea');
  for (const ring of neighbourRings()) fill([ring], 'map-neighbour');
  for (const line of emirateBorders())
    polyline(roundCorners(line, BEND, false).map(toLatLng), { ...look, className: 'map-border' }).addTo(map);
}

function toLatLng([longitude, latitude]: Ring[number]): LatLngTuple {
  return [latitude, longitude];
}
