import type { Map as LeafletMap } from 'leaflet';

import type { Locale } from '#contract/urls.ts';

import { scaleOf } from './scale-of.ts';

/** How long a kilometre is, below the map's names: without streets nothing else says how far apart they are. */
export function drawScale(map: LeafletMap, locale: Locale): void {
  const bar = document.createElement('div');
  bar.className = 'map-scale';
  bar.dataset['overMap'] = '';
  bar.ariaHidden = 'true';
  // The map runs from the left in both languages; what is written in it does not.
  const said = document.createElement('bdi');
  bar.append(said);
  map.getContainer().append(bar);
  const draw = (): void => {
    const { words, pixels } = scaleOf(map.getCenter().lat, map.getZoom(), locale);
    said.textContent = words;
    bar.style.inlineSize = `${pixels}px`;
  };
  map.on('move zoomend', draw);
  draw();
}
