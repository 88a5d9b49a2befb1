import { divIcon, layerGroup, marker, point as pixel, type LatLng, type Map as LeafletMap } from 'leaflet';

import type { GeoPoint } from '#contract/rules/uae-bounds.ts';

import { chooseLabels, type MapLabel, type ScreenBox, type Spot } from './choose-labels.ts';
import type { FlatPoint } from './cut-to-half-plane.ts';
import { isInRings } from './is-in-rings.ts';
import { landRings, type Ring } from './outline-rings.ts';
import { visibleMiddle } from './visible-middle.ts';

interface Wanted {
  /** The more important first. */
  readonly labels: readonly MapLabel[];
  /** Where an area is: its name may stand anywhere in there. */
  readonly cellOf: (label: MapLabel) => Ring | undefined;
  readonly pinAt: () => LatLng;
  /** The area that the pin is in: named before all others. */
  readonly here: () => MapLabel | undefined;
}

/** How far off its best place a name may stand, in lines up or down; that of an emirate, and of the area the pin is in, goes out of the pin's way. */
const LINES_OFF = [0, 1, -1];
const LINES_OFF_THE_PIN = [0, 1, -1, 2, -2, 3];
/** From further away, a line is most of an area. */
const CLOSE = 12;
/** A dot marks what stands there; its name is below, or above. */
const OFF_DOT = [11, -11];
const LINE = 17;
/** The size that letters have where nobody made them larger, in pixels. */
const USUAL_LETTERS = 16;

/**
 * Writes the names that fit, anew whenever the map came to rest; answers with how to write them once more. They are for the eye:
 * the pin's place is said beside the map.
 */
export function drawLabels(map: LeafletMap, { labels, cellOf, pinAt, here }: Wanted): () => void {
  const written = layerGroup().addTo(map);
  const land = landRings();
  const write = (): void => {
    const size = map.getSize();
    const letters = Number.parseFloat(getComputedStyle(document.documentElement).fontSize) / USUAL_LETTERS;
    const pin = map.latLngToContainerPoint(pinAt());
    const own = here();
    const onScreen = (place: GeoPoint): Spot => map.latLngToContainerPoint([place.latitude, place.longitude]);
    const isOnLand = ([x, y]: FlatPoint): boolean => {
      const { lat, lng } = map.containerPointToLatLng(pixel(x, y));
      return x > 0 && y > 0 && x < size.x && y < size.y && isInRings([lng, lat], land);
    };
    const linesOff = (best: Spot, lines: readonly number[]): Spot[] =>
      lines.map((line) => ({ x: best.x, y: best.y + line * LINE * letters }));
    const seenOf = (label: MapLabel): Spot[] => {
      const corners = cellOf(label)?.map(([longitude, latitude]): FlatPoint => {
        const { x, y } = onScreen({ latitude, longitude });
        return [x, y];
      });
      const middle = corners && visibleMiddle(corners, { width: size.x, height: size.y });
      if (!middle) return [];
      // What of an area lies in the sea is drawn over: a name there would be the water's.
      const near = corners.map(([x, y]): FlatPoint => [(middle[0] + x) / 2, (middle[1] + y) / 2]);
      const spot = [middle, ...near].find(isOnLand);
      return spot ? [{ x: spot[0], y: spot[1] }] : [];
    };
    const spotsOf = (label: MapLabel): readonly Spot[] => {
      const best = onScreen(label.point);
      if (label.kind === 'landmark') return OFF_DOT.map((off) => ({ x: best.x, y: best.y + off * letters }));
      if (label.kind === 'road') return [best];
      if (label === own) return [best, ...seenOf(label)].flatMap((spot) => linesOff(spot, LINES_OFF_THE_PIN));
      if (label.kind === 'emirate') return linesOff(best, LINES_OFF_THE_PIN);
      const isOff = best.x < 0 || best.y < 0 || best.x > size.x || best.y > size.y;
      const places = isOff ? seenOf(label) : [best];
      return map.getZoom() < CLOSE ? places : places.flatMap((spot) => linesOff(spot, LINES_OFF));
    };
    const chosen = chooseLabels(own ? [own, ...labels] : labels, spotsOf, {
      zoom: map.getZoom(),
      size,
      letters,
      taken: [{ x: pin.x, y: pin.y - 24, half: 22, high: 28 }, ...coveredBy(map.getContainer())],
    });
    written.clearLayers();
    for (const { label, x, y } of chosen) {
      const text = document.createElement('span');
      text.className = `map-name map-${label === own ? 'own' : label.kind}`;
      if (label.kind === 'landmark' && y < onScreen(label.point).y) text.classList.add('map-above');
      text.dir = 'auto';
      text.textContent = label.name;
      marker(map.containerPointToLatLng(pixel(x, y)), {
        icon: divIcon({ html: text, className: 'map-label', iconSize: [0, 0] }),
        interactive: false,
        keyboard: false,
      }).addTo(written);
    }
  };
  map.on('moveend zoomend resize', write);
  write();
  return write;
}

/** Air around what lies over the map: a name that touches a button reads as its words. */
const AIR = 8;

/** What the screen around the map lays over it: buttons and notes, marked with data-over-map. */
function coveredBy(container: HTMLElement): ScreenBox[] {
  const origin = container.getBoundingClientRect();
  const over = container.parentElement?.querySelectorAll('[data-over-map]') ?? [];
  return [...over].map((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return {
      x: left - origin.left + width / 2,
      y: top - origin.top + height / 2,
      half: width / 2 + AIR,
      high: height / 2 + AIR,
    };
  });
}
