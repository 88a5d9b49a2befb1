import { polygon, polyline, svg, type LatLngTuple, type Map as LeafletMap, type PolylineOptions } from 'leaflet';

import outline from './uae-outline.json';

import styles from './map-surface.module.css';

/** The country from memory: its land, its islands, the creek, where emirates meet, and the lands around, coarsely. No tile server is asked. */
export function drawOutline(map: LeafletMap): void {
  // Drawn well beyond the screen, so that a drag shows no edge.
  const look: PolylineOptions = { renderer: svg({ padding: 1 }), interactive: false, smoothFactor: 0.5 };
  for (const ring of outline.neighbours)
    polygon(ring.map(toLatLng), { ...look, className: styles.neighbour ?? '' }).addTo(map);
  for (const ring of outline.land) polygon(ring.map(toLatLng), { ...look, className: styles.land ?? '' }).addTo(map);
  for (const ring of outline.water) polygon(ring.map(toLatLng), { ...look, className: styles.water ?? '' }).addTo(map);
  for (const line of outline.borders)
    polyline(line.map(toLatLng), { ...look, className: styles.border ?? '' }).addTo(map);
}

/** The file holds [longitude, latitude], as GeoJSON does. */
function toLatLng([longitude = 0, latitude = 0]: number[]): LatLngTuple {
  return [latitude, longitude];
}
