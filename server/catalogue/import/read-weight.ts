/** The size of an offer: from its own cell, or from its name where the map says so. */
import type { Bilingual } from '#contract/wire-types.ts';

import type { OfferCells } from './offer-cells.ts';
import { parseWeight, type Weight } from './parse-weight.ts';
import { plainLine } from './plain-text.ts';
import { unitOf } from './weight-units.ts';

const LONGEST_UNITS = 60;

export interface WeightReading {
  units: Bilingual;
  content: Weight['content'];
  /** Null where the row says no size at all. */
  isWeightRead: boolean | null;
  /** Without the size, where it was the end of the name. */
  name: Bilingual;
}

export function readWeight(cells: OfferCells, name: Bilingual): WeightReading {
  const written = plainLine(cells.raw('weight').slice(0, 1000));
  const weight = knownWeight(written);
  if (weight) return { units: weight.text, content: weight.content, isWeightRead: true, name };
  const inName = cells.map.isWeightInName && written === '' ? (sizeIn(name.en) ?? sizeIn(name.ar)) : null;
  if (inName) {
    const { text, content } = inName.weight;
    return { units: text, content, isWeightRead: true, name: { en: withoutSize(name.en), ar: withoutSize(name.ar) } };
  }
  if (written !== '') cells.note('weight', 'is not a weight that could be read; shown as it is');
  const units = written.slice(0, LONGEST_UNITS);
  return { units: { en: units, ar: units }, content: null, isWeightRead: written === '' ? null : false, name };
}

/** A file says the same few weights over and over. */
const weights = new Map<string, Weight | null>();

function knownWeight(written: string): Weight | null {
  if (written === '') return null;
  const known = weights.get(written);
  if (known !== undefined) return known;
  const weight = parseWeight(written);
  if (weights.size < 10_000) weights.set(written, weight);
  return weight;
}

/** The first words of a name from which on it reads as a size: "330ml Can" in "Cola 330ml Can". */
function sizeIn(name: string): { weight: Weight; start: number } | null {
  for (const { index } of name.matchAll(/(?<![\p{L}\p{N}.,-])\(?(?=\p{Nd})|(?<=[(\s])pack of (?=\p{Nd})/giu)) {
    const weight = index > 0 ? knownWeight(name.slice(index)) : null;
    if (weight?.content) return { weight, start: index };
  }
  return null;
}

/** A size in the middle of a name stays there: what follows may belong to the name. */
function withoutSize(name: string): string {
  const found = sizeIn(name);
  if (found === null) return name;
  const words =
    name
      .slice(found.start)
      .toLowerCase()
      .match(/\p{L}+/gu) ?? [];
  if (!words.every((word) => word === 'x' || /^(pack|of|per|approx|free|fl|tea)$/.test(word) || unitOf(word)))
    return name;
  return name.slice(0, found.start).replace(/[\s(,–—-]+$/, '') || name;
}
