/**
 * Leaflet itself, in a chunk of its own. None of its own controls are used: they write markup, which Trusted Types refuse; the
 * screen around the map draws its buttons. What is written here is made of elements.
 */
import { map as createMap, divIcon, marker, tileLayer, type LatLng } from 'leaflet';

import { clampToUae, UAE_BOX, type GeoPoint } from '#contract/rules/uae-bounds.ts';
import type { Locale } from '#contract/urls.ts';

import type { MapLabel } from './choose-labels.ts';
import { drawCountry } from './draw-country.ts';
import { drawScale } from './draw-scale.ts';
import { styleMap } from './map-style.ts';

/** account.md section 9: zoom 16 on a street map. The drawn map has no streets: it opens where the names of areas help. */
const STREET_ZOOM = 16;
const DRAWN_ZOOM = 13;
/** Where nothing is known of the shopper's place: most of an emirate. */
const DRAWN_ZOOM_OF_A_GUESS = 11;
const FURTHEST = 7;
const CLOSEST = 19;
/** Closer up, the drawn map has nothing more to show. */
const DRAWN_CLOSEST = 14;

export interface MapOptions {
  readonly host: HTMLElement;
  /** What the shopper holds and moves: it stays the caller's to fill and to name. */
  readonly pin: HTMLElement;
  readonly point: GeoPoint;
  /** The point is only where maps open: the shopper has yet to find their area. */
  readonly isGuess: boolean;
  /** Raster tiles with {z}, {x} and {y}; null draws the outline. */
  readonly tileUrl: string | null;
  readonly labels: readonly MapLabel[];
  readonly locale: Locale;
  /** The pin was dragged or the map tapped; within the Emirates. */
  readonly onMove: (point: GeoPoint) => void;
}

export interface OpenMap {
  /** Puts the pin there and in the middle of the map; with `isFar`, close up. */
  show(point: GeoPoint, isFar?: boolean): void;
  zoomBy(steps: number): void;
  zoom(): number;
  close(): void;
}

export function openMap({ host, pin, point, isGuess, tileUrl, labels, locale, onMove }: MapOptions): OpenMap {
  styleMap();
  const isStill = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const closeUp = tileUrl === null ? DRAWN_ZOOM : STREET_ZOOM;
  const map = createMap(host, {
    center: [point.latitude, point.longitude],
    zoom: tileUrl === null && isGuess ? DRAWN_ZOOM_OF_A_GUESS : closeUp,
    minZoom: FURTHEST,
    maxZoom: tileUrl === null ? DRAWN_CLOSEST : CLOSEST,
    maxBounds: [
      [UAE_BOX.south - 1, UAE_BOX.west - 1],
      [UAE_BOX.north + 1, UAE_BOX.east + 1],
    ],
    zoomControl: false,
    attributionControl: false,
    keyboard: false,
    zoomAnimation: !isStill,
    fadeAnimation: !isStill,
    markerZoomAnimation: !isStill,
    inertia: !isStill,
  });
  // A strip that is only looked at shows the pin whole: the place is a little below its middle.
  if (host.inert) map.panBy([0, -24], { animate: false });
  const held = marker([point.latitude, point.longitude], {
    icon: divIcon({ html: pin, className: 'map-pin', iconSize: [44, 52], iconAnchor: [22, 50] }),
    draggable: true,
    autoPan: true,
    // The pin's own element takes the keyboard.
    keyboard: false,
    zIndexOffset: 1000,
  }).addTo(map);
  // Before the names, which keep out of its way.
  drawScale(map, locale);
  let markArea = (_pin: GeoPoint): void => undefined;
  if (tileUrl === null) markArea = drawCountry(map, labels, locale, () => held.getLatLng());
  else tileLayer(tileUrl, { maxZoom: CLOSEST, className: 'map-tile' }).addTo(map);
  const moveTo = ({ lat, lng }: LatLng): void => {
    const within = clampToUae({ latitude: lat, longitude: lng });
    held.setLatLng([within.latitude, within.longitude]);
    markArea(within);
    onMove(within);
  };
  map.on('click', ({ latlng }) => moveTo(latlng));
  held.on('dragend', () => moveTo(held.getLatLng()));
  // A map that is dragged moves below its pin, as shoppers know it of other shops: nobody confirms a place that they do not see.
  const keepInMiddle = (): void => void held.setLatLng(map.getCenter());
  map.on('dragstart', () => void map.on('move', keepInMiddle));
  map.on('dragend', () => {
    map.once('moveend', () => {
      map.off('move', keepInMiddle);
      moveTo(map.getCenter());
    });
  });
  const watch = new ResizeObserver(() => map.invalidateSize({ animate: false }));
  watch.observe(host);
  let isClosed = false;
  return {
    show({ latitude, longitude }, isFar = false) {
      // React may still hold a map that was closed in the same moment.
      if (isClosed) return;
      const target: [number, number] = [latitude, longitude];
      held.setLatLng(target);
      markArea({ latitude, longitude });
      if (isFar) map.setView(target, Math.max(map.getZoom(), closeUp), { animate: false });
      else map.panTo(target, { animate: !isStill });
    },
    zoomBy: (steps) => void map.setZoomAround(held.getLatLng(), map.getZoom() + steps),
    zoom: () => map.getZoom(),
    close() {
      isClosed = true;
      watch.disconnect();
      map.remove();
    },
  };
}
