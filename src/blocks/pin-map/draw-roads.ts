import { polyline, svg, type LatLngTuple, type Map as LeafletMap } from 'leaflet';

import type { MapLabel } from './choose-labels.ts';
import roads from './main-roads.json';
import type { Ring } from './outline-rings.ts';
import { roundCorners } from './round-corners.ts';

/** The roads are drawn from memory, to half a kilometre: closer up than this they would mislead. */
const CLOSEST = 13;
/** Degrees: a road of this kind bends slowly. */
const BEND = 0.02;

/** The roads between the emirates, by their numbers. */
export function drawRoads(map: LeafletMap): void {
  const renderer = svg({ padding: 0.5 });
  const curves = Object.values(roads).flatMap((parts) =>
    parts.map((part) => roundCorners(part.map(toPoint), BEND, false).map(([x, y]): LatLngTuple => [y, x])),
  );
  // Every casing below every road, so that two roads that cross are open to each other.
  const lines = ['map-casing', 'map-highway'].flatMap((look) =>
    curves.map((curve) => polyline(curve, { renderer, interactive: false, className: look })),
  );
  const follow = (): void => {
    for (const line of lines) {
      if (map.getZoom() <= CLOSEST) line.addTo(map);
      else line.remove();
    }
  };
  map.on('zoomend', follow);
  follow();
}

/** A road's number may stand anywhere along it. */
export const roadLabels: readonly MapLabel[] = Object.entries(roads).flatMap(([name, parts]) =>
  parts
    .flat()
    .map(([longitude = 0, latitude = 0]): MapLabel => ({ name, point: { latitude, longitude }, kind: 'road' })),
);

function toPoint([longitude = 0, latitude = 0]: number[]): Ring[number] {
  return [longitude, latitude];
}
