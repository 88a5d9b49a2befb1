import { polyline, svg, type LatLngTuple, type Map as LeafletMap } from 'leaflet';

import type { MapLabel } from './choose-labels.ts';
import roads from './main-roads.json';

import styles from './map-surface.module.css';

/** The roads are drawn from memory, to half a kilometre: closer up than this they would mislead. */
const CLOSEST = 13;

/** The roads between the emirates, by their numbers. */
export function drawRoads(map: LeafletMap): void {
  const renderer = svg({ padding: 0.5 });
  const lines = Object.values(roads).flatMap((parts) =>
    parts.map((part) =>
      polyline(part.map(toLatLng), { renderer, interactive: false, className: styles.highway ?? '' }),
    ),
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

function toLatLng([longitude = 0, latitude = 0]: number[]): LatLngTuple {
  return [latitude, longitude];
}
