import { polygon, svg, type LatLngTuple, type Map as LeafletMap } from 'leaflet';

import { metresBetween, type GeoPoint } from '#contract/rules/uae-bounds.ts';

import { areaCells } from './area-cells.ts';
import outline from './uae-outline.json';

import styles from './map-surface.module.css';

/** From further away the cells are too small to tell apart. */
const FURTHEST = 11;

/** Draws where each area is, and marks the one that the pin is in; answers with how to mark another. */
export function drawAreas(map: LeafletMap, middles: readonly GeoPoint[]): (pin: GeoPoint) => void {
  const renderer = svg({ padding: 0.5 });
  const cells = areaCells(middles, outline.land).map((rings) =>
    polygon(
      rings.map((ring) => ring.map(([longitude = 0, latitude = 0]): LatLngTuple => [latitude, longitude])),
      { renderer, interactive: false, className: styles.cell ?? '' },
    ).addTo(map),
  );
  const follow = (): void => {
    map.getContainer().classList.toggle(styles.afar ?? '', map.getZoom() < FURTHEST);
  };
  map.on('zoomend', follow);
  follow();
  let marked = -1;
  return (pin) => {
    const distances = middles.map((middle) => metresBetween(pin, middle));
    const nearest = distances.indexOf(Math.min(...distances));
    if (nearest === marked) return;
    cells[marked]?.getElement()?.classList.remove(styles.here ?? '');
    cells[nearest]?.getElement()?.classList.add(styles.here ?? '');
    cells[nearest]?.bringToFront();
    marked = nearest;
  };
}
