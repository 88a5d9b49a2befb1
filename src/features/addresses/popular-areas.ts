import type { KnownArea, KnownEmirate, KnownPlaces } from '#contract/rules/gazetteer.ts';

/** As many as stand below each other without a search. */
const PER_EMIRATE = 2;

interface PopularAreas {
  readonly emirate: KnownEmirate;
  readonly areas: readonly KnownArea[];
}

/**
 * What is offered before anything is typed: of the emirates with the most areas, which is where most shoppers live, the areas that
 * everybody knows by name. The map names the same ones from afar, the better known before the others.
 */
export function popularAreas(
  { emirates, areas }: KnownPlaces,
  wellKnown: readonly string[],
  mostEmirates: number,
): PopularAreas[] {
  return emirates
    .map((emirate) => ({ emirate, own: areas.filter(({ emirateCode }) => emirateCode === emirate.code) }))
    .toSorted((a, b) => b.own.length - a.own.length)
    .slice(0, mostEmirates)
    .map(({ emirate, own }) => ({
      emirate,
      areas: wellKnown.flatMap((name) => own.find((area) => area.name.en === name) ?? []).slice(0, PER_EMIRATE),
    }))
    .filter((group) => group.areas.length > 0);
}
