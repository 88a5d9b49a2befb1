import type { LatLng, Map as LeafletMap } from 'leaflet';

import type { GeoPoint } from '#contract/rules/uae-bounds.ts';
import type { Locale } from '#contract/urls.ts';

import { areaCells } from './area-cells.ts';
import type { MapLabel } from './choose-labels.ts';
import { drawAreas } from './draw-areas.ts';
import { drawLabels } from './draw-labels.ts';
import { drawOutline } from './draw-outline.ts';
import { drawParks } from './draw-parks.ts';
import { drawRoads, roadLabels } from './draw-roads.ts';
import { knownLabels } from './known-labels.ts';

/**
 * The map without tiles: areas, parks, coast, borders, main roads, names. Answers with how to say where the pin went.
 * @param labels emirates, then areas
 */
export function drawCountry(
  map: LeafletMap,
  labels: readonly MapLabel[],
  locale: Locale,
  pinAt: () => LatLng,
): (pin: GeoPoint) => void {
  const areas = labels.filter(({ kind }) => kind === 'area');
  const middles = areas.map(({ point }) => point);
  const cells = areaCells(middles);
  const cellOfLabel = new Map(areas.map((label, index) => [label, cells[index]]));
  const markArea = drawAreas(map, middles, cells);
  drawParks(map);
  // Over the areas and parks: what of them would lie in the sea is not seen.
  drawOutline(map);
  drawRoads(map);
  const { lat, lng } = pinAt();
  let here = markArea({ latitude: lat, longitude: lng });
  const { districts, landmarks } = knownLabels(locale);
  const emirates = labels.filter(({ kind }) => kind === 'emirate');
  const writeLabels = drawLabels(map, {
    labels: [...emirates, ...districts, ...landmarks, ...areas, ...roadLabels],
    cellOf: (label) => cellOfLabel.get(label),
    pinAt,
    here: () => areas[here],
  });
  return (pin) => {
    here = markArea(pin);
    writeLabels();
  };
}
