import { metresBetween, type GeoPoint } from '#contract/rules/uae-bounds.ts';

import type { MapLabel } from './pin-map/choose-labels.ts';

/** As many as are looked through without a search. */
const COUNT = 12;

/** The areas nearest to a point, the nearest first. Where the point is a guess, the emirates: nobody lives near a guess. */
export function nearAreas(labels: readonly MapLabel[], around: GeoPoint, isGuess: boolean): MapLabel[] {
  const wanted = labels.filter(({ kind }) => kind === (isGuess ? 'emirate' : 'area'));
  if (isGuess) return wanted;
  const distances = new Map(wanted.map((label) => [label, metresBetween(around, label.point)]));
  return wanted.toSorted((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0)).slice(0, COUNT);
}
