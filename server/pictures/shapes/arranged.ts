import type { PackScene } from '#server/pictures/scene.ts';

/** Where so many things stand side by side, back ones first: x and foot from 0 to 1, size as a share of the room's height. */
const PLACES: readonly (readonly (readonly [x: number, y: number, size: number])[])[] = [
  [[0.5, 0.5, 1.1]],
  [
    [0.27, 0.46, 0.96],
    [0.73, 0.52, 0.96],
  ],
  [
    [0.22, 0.4, 0.74],
    [0.78, 0.4, 0.74],
    [0.5, 0.6, 0.82],
  ],
  [
    [0.24, 0.3, 0.66],
    [0.74, 0.28, 0.66],
    [0.27, 0.72, 0.7],
    [0.74, 0.72, 0.7],
  ],
  [
    [0.17, 0.3, 0.6],
    [0.5, 0.25, 0.6],
    [0.83, 0.3, 0.6],
    [0.31, 0.73, 0.66],
    [0.7, 0.73, 0.66],
  ],
];

interface Room {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** What a set holds, laid out in a room: each drawing once. */
export function arranged(scene: PackScene, room: Room): string {
  const parts = (scene.product.parts ?? [scene.product.art]).slice(0, PLACES.length);
  return (PLACES[parts.length - 1] ?? [])
    .map(([x, y, size], i) =>
      scene.art(parts[i] ?? scene.product.art, room.x + x * room.w, room.y + y * room.h, size * room.h),
    )
    .join('');
}
