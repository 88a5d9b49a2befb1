export type FlatPoint = readonly [x: number, y: number];

/** The points p with x * p.x + y * p.y <= most. */
export interface HalfPlane {
  readonly x: number;
  readonly y: number;
  readonly most: number;
}

/** What of a ring lies in a half-plane (Sutherland and Hodgman). */
export function cutToHalfPlane(ring: readonly FlatPoint[], { x, y, most }: HalfPlane): FlatPoint[] {
  const over = ring.map(([pointX, pointY]) => x * pointX + y * pointY - most);
  return ring.flatMap((point, index): FlatPoint[] => {
    const next = (index + 1) % ring.length;
    const [here, there] = [over[index] ?? 0, over[next] ?? 0];
    const kept: FlatPoint[] = here <= 0 ? [point] : [];
    if (here <= 0 === there <= 0) return kept;
    const [nextX, nextY] = ring[next] ?? point;
    const part = here / (here - there);
    return [...kept, [point[0] + part * (nextX - point[0]), point[1] + part * (nextY - point[1])]];
  });
}
