import { divIcon, layerGroup, marker, type LatLng, type Map as LeafletMap } from 'leaflet';

import { chooseLabels, type MapLabel, type ScreenBox } from './choose-labels.ts';

import styles from './map-surface.module.css';

/** Writes the names that fit, anew whenever the map came to rest. They are for the eye: the pin's place is said beside the map. */
export function drawLabels(map: LeafletMap, labels: readonly MapLabel[], pinAt: () => LatLng): void {
  const written = layerGroup().addTo(map);
  const write = (): void => {
    const pin = map.latLngToContainerPoint(pinAt());
    const chosen = chooseLabels(
      labels,
      map.getZoom(),
      ({ latitude, longitude }) => map.latLngToContainerPoint([latitude, longitude]),
      map.getSize(),
      [{ x: pin.x, y: pin.y - 26, half: 24, high: 28 }, ...coveredBy(map.getContainer())],
    );
    written.clearLayers();
    for (const { name, point, kind } of chosen) {
      const text = document.createElement('span');
      text.className = styles[kind] ?? '';
      text.dir = 'auto';
      text.textContent = name;
      marker([point.latitude, point.longitude], {
        icon: divIcon({ html: text, className: styles.label ?? '', iconSize: [0, 0] }),
        interactive: false,
        keyboard: false,
      }).addTo(written);
    }
  };
  map.on('moveend zoomend resize', write);
  write();
}

/** What the screen around the map lays over it: buttons and notes, marked with data-over-map. */
function coveredBy(container: HTMLElement): ScreenBox[] {
  const origin = container.getBoundingClientRect();
  const over = container.parentElement?.querySelectorAll('[data-over-map]') ?? [];
  return [...over].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return { x: left - origin.left + width / 2, y: top - origin.top + height / 2, half: width / 2, high: height / 2 };
  });
}
