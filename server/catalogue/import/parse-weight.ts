/** A weight as a shelf label has it, understood: net content, how many packs, a range, and how to say it in both languages. */
import type { Bilingual } from '#contract/wire-types.ts';

import { readTerms, type Term } from './read-terms.ts';
import { sayWeight } from './say-weight.ts';
import type { Dimension } from './weight-units.ts';

export interface Weight {
  /** Net content in all; null where the text says a size (28cm) or how many it feeds. The mean of a range. */
  content: { amount: number; unit: 'g' | 'ml' | 'piece' } | null;
  /** Packs in it: 8 in 8x180ml. */
  count: number;
  /** In the content's unit: 1000 to 1100 in 1000g-1100g. */
  range: { min: number; max: number } | null;
  /** Pieces that the content is made of, where the text says both: 20 in 250g(20pc). */
  pieces: number | null;
  text: Bilingual;
}

/** A lorry-load: what is above is a mistake. */
const MOST = 5_000_000;

/** Null where it can't be read with certainty. Never throws. */
export function parseWeight(written: string): Weight | null {
  const read = readTerms(written);
  if (read === null) return null;
  const terms = withUnits(read.terms, read.saysFree);
  if (terms === null) return null;
  const unit = mainDimension(terms);
  const text = sayWeight(terms, read.saysFree);
  if (unit === null) {
    const isKnown = terms.every((term) => term.unit?.dimension === 'size' || term.unit?.dimension === 'serving');
    return isKnown ? { content: null, count: 1, range: null, pieces: null, text } : null;
  }
  const measured = measure(terms, unit);
  if (measured === null || !(measured.max <= MOST)) return null;
  const { min, max, count } = measured;
  const pieces = unit === 'piece' ? 0 : sum(terms.filter((term) => term.unit?.dimension === 'piece').map(amountOf));
  return {
    content: { amount: rounded((min + max) / 2), unit },
    count,
    range: min === max ? null : { min: rounded(min), max: rounded(max) },
    pieces: pieces > 0 ? pieces : null,
    text,
  };
}

/** Bare numbers get the unit they borrow (5+2kg, 3-4kg), or count pieces (10+4, 1 x 20). Null where neither. */
function withUnits(terms: readonly Term[], saysFree: boolean): Term[] | null {
  const isBare = (term: Term): boolean => term.unit === null && !term.isPercent;
  if (terms.every(isBare)) {
    const isSum = terms.length > 1 && terms.every(({ join }, at) => at === 0 || join === '+');
    const isProduct = terms.length === 1 && (terms[0]?.factors.length ?? 0) > 0;
    const isWhole = terms.every(({ value }) => Number.isInteger(value));
    return (isSum || isProduct) && isWhole ? [...terms] : null;
  }
  const result: Term[] = [];
  for (const [at, term] of terms.entries()) {
    const next = terms[at + 1];
    if (term.isPercent ? term.join === '+' && at > 0 : !isBare(term)) result.push(term);
    else if (isBare(term) && next?.unit && (next.join === '+' || next.join === '-' || isNear(term, next)))
      result.push({ ...term, unit: next.unit });
    else if (isBare(term) && saysFree && term.join === '+' && at > 0) result.push(term);
    else return null;
  }
  return result;
}

/** 420/450g is a range; the first number of 28/3 oz is something else. */
function isNear(term: Term, next: Term): boolean {
  const ratio = term.value / next.value;
  return next.join === '/' && ratio > 0.5 && ratio < 2;
}

/** What the content is measured in. Pieces win over the size or capacity of each: "25pcs - 8oz" are cups. */
function mainDimension(terms: readonly Term[]): 'g' | 'ml' | 'piece' | null {
  const dimensions = terms.map((term): Dimension | null =>
    term.unit ? term.unit.dimension : term.isPercent ? null : 'piece',
  );
  const found = new Set(dimensions);
  const hasMeasure = found.has('g') || found.has('ml');
  if (!found.has('piece') || terms.every((term) => term.unit === null || term.unit.dimension !== 'piece')) {
    if (hasMeasure) return found.has('g') ? 'g' : 'ml';
    // 100x1ply: a hundred of one layer.
    const layers = terms.find((term) => term.unit?.dimension === 'ply' && term.factors.length > 0);
    return layers || (found.size === 1 && found.has('piece')) ? 'piece' : null;
  }
  if (!hasMeasure) return 'piece';
  const at = dimensions.indexOf('piece');
  const first = Math.max(dimensions.indexOf('g'), dimensions.indexOf('ml'));
  if (at < first) return terms[first]?.join === '-' ? 'piece' : found.has('g') ? 'g' : 'ml';
  return found.has('g') ? 'g' : terms[at]?.join === '-' ? 'piece' : 'ml';
}

interface Measured {
  min: number;
  max: number;
  count: number;
}

/** Sums, ranges and extras over the terms of one dimension; the others are asides. */
function measure(terms: readonly Term[], unit: 'g' | 'ml' | 'piece'): Measured | null {
  let total: Measured | null = null;
  let factors: number[] = [];
  for (const term of terms) {
    const isExtra = term.isPercent || (term.unit === null && total !== null && unit !== 'piece');
    if (isExtra && total !== null) {
      const times = term.isPercent ? 1 + term.value / 100 : 1 + term.value;
      total = {
        min: total.min * times,
        max: total.max * times,
        count: term.isPercent ? total.count : total.count * times,
      };
      continue;
    }
    const dimension = term.unit?.dimension ?? 'piece';
    if (dimension !== unit && !(unit === 'piece' && dimension === 'ply' && term.factors.length > 0)) continue;
    if (total === null) {
      const amount = amountOf(term);
      total = { min: amount, max: amount, count: packsOf(term) };
      factors = term.factors;
    } else if (term.join === '+') {
      const amount = amountOf(term);
      total = { min: total.min + amount, max: total.max + amount, count: total.count + packsOf(term) };
    } else if (term.join === '-' || term.join === '/') {
      const other = amountOf(term.factors.length > 0 ? term : { ...term, factors });
      // 16oz/454g says one weight twice.
      if (Math.abs(other - total.max) > total.max * 0.03)
        total = { ...total, min: Math.min(total.min, other), max: Math.max(total.max, other) };
    } else if (term.join === '') {
      // 1 lb 4 oz is a sum; of two other measures side by side nobody knows which is meant.
      const amount = amountOf(term);
      if (amount >= total.min || term.factors.length > 0 || factors.length > 0) return null;
      total = { ...total, min: total.min + amount, max: total.max + amount };
    }
  }
  return total;
}

function amountOf({ factors, value, unit }: Term): number {
  // The last number of 100x1ply counts layers.
  return product(factors) * (unit?.dimension === 'ply' ? 1 : value * (unit?.factor ?? 1));
}

/** 2x150x2ply is two packs. */
function packsOf({ factors, unit }: Term): number {
  return product(unit?.dimension === 'ply' ? factors.slice(0, -1) : factors);
}

const product = (numbers: readonly number[]): number => numbers.reduce((all, one) => all * one, 1);
const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);
const rounded = (amount: number): number => Number(amount.toFixed(3));
