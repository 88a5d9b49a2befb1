import { metresBetween, type GeoPoint } from '#contract/rules/uae-bounds.ts';
import type { MapLabel } from '#src/blocks/pin-map/choose-labels.ts';
import places from '#src/blocks/pin-map/known-places.json';

/** As many as are looked through without a search. */
const COUNT = 12;

/** By their names in either language: the better known before the others. */
const RANKS = new Map(
  places.districts.flatMap(([en, ar], rank) => [
    [String(en), rank],
    [String(ar), rank],
  ]),
);

/**
 * The areas nearest to a point: first the one it is in, then those that shoppers know by name, then the others, the nearest first. Where the point is
 * a guess, the emirates: nobody lives near a guess.
 */
export function nearAreas(labels: readonly MapLabel[], around: GeoPoint, isGuess: boolean): MapLabel[] {
  const wanted = labels.filter(({ kind }) => kind === (isGuess ? 'emirate' : 'area'));
  if (isGuess) return wanted;
  const distances = new Map(wanted.map((label) => [label, metresBetween(around, label.point)]));
  const [own, ...others] = wanted.toSorted((a, b) => (distances.get(a) ?? 0) - (distances.get(b) ?? 0)).slice(0, COUNT);
  const rankOf = ({ name }: MapLabel): number => RANKS.get(name) ?? RANKS.size;
  return own ? [own, ...others.toSorted((a, b) => rankOf(a) - rankOf(b))] : [];
}
