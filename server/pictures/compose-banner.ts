import { darker, lighter } from './colour.ts';
import { Scene, svgDocument } from './scene.ts';

interface ArtScene {
  art: readonly string[];
  tint: string;
  key: string;
}

/** Where each piece of a still life stands: x, foot y, size, turn. The largest stand at the back, in the middle. */
const PLACES = [
  [324, 317, 329, 0],
  [137, 335, 271, -6],
  [512, 335, 271, 6],
  [234, 398, 215, 4],
  [420, 400, 215, -4],
  [44, 405, 159, -8],
  [605, 405, 159, 8],
] as const;

function shadow(x: number, y: number, rx: number, paint: string): string {
  return `<ellipse cx="${x}" cy="${y}" rx="${rx}" ry="${Math.round(rx * 0.16)}" fill="${paint}"/>`;
}

function softShadow(scene: Scene): string {
  const id = scene.define(
    's',
    (name) =>
      `<radialGradient id="${name}"><stop stop-color="#3a2415" stop-opacity=".36"/><stop offset="1" stop-color="#3a2415" stop-opacity="0"/></radialGradient>`,
  );
  return `url(#${id})`;
}

/** A still life for the home page's slides, on no ground of its own: the slide's colour and its words are the page's. */
export function composeHero({ art, key }: Omit<ArtScene, 'tint'>): string {
  const scene = new Scene(`hero-${key}`);
  const dusk = softShadow(scene);
  const pieces = art.slice(0, PLACES.length).map((name, i) => ({ name, place: PLACES[i] ?? PLACES[0] }));
  const standing = pieces.toSorted((a, b) => a.place[1] - b.place[1]);
  const body =
    standing.map(({ place: [x, y, size] }) => shadow(x + 8, y - size * 0.05, Math.round(size * 0.46), dusk)).join('') +
    standing.map(({ name, place: [x, y, size, turn] }) => scene.art(name, x, y - size / 2, size, turn)).join('');
  return svgDocument(640, 412, scene, '', body);
}

/** One drawing with its shadow, on no ground of its own. */
export function composeAlone(art: string): string {
  const scene = new Scene(`alone-${art}`);
  return svgDocument(200, 200, scene, '', shadow(104, 182, 78, softShadow(scene)) + scene.art(art, 100, 98, 180));
}

/** A category's tile. */
export function composeTile({ art, tint, key }: { art: string; tint: string; key: string }): string {
  const scene = new Scene(`tile-${key}`);
  const ground = scene.paint('glow', lighter(tint, 0.6), tint, darker(tint, 0.07));
  const body =
    `<path d="M0 0H200V200H0z" fill="${ground}"/><circle cx="100" cy="96" r="76" fill="#fff" opacity=".36"/>` +
    shadow(104, 166, 62, softShadow(scene)) +
    scene.art(art, 100, 98, 134);
  return svgDocument(200, 200, scene, '', body);
}
