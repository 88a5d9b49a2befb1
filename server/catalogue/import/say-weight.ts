/** Weights in words, as the shop's own labels have them: "6 x 1.5 L" and "6 × 1.5 لتر". */
import type { Bilingual } from '#contract/wire-types.ts';

import type { Join, Term } from './read-terms.ts';
import type { Unit } from './weight-units.ts';

export function sayWeight(terms: readonly Term[], saysFree: boolean): Bilingual {
  let en = '';
  let ar = '';
  for (const [at, term] of terms.entries()) {
    const previous = terms[at - 1];
    const isSame = previous?.unit !== null && previous?.unit?.dimension === term.unit?.dimension;
    const [before, after] = at === 0 ? ['', ''] : around(term.join, isSame);
    // Serves 4 - 6
    const isTail = at > 0 && isSame && term.unit?.dimension === 'serving';
    en += before + (isTail ? String(term.value) : sayEnglish(term)) + after;
    ar += before.replace(', ', '، ') + (isTail ? String(term.value) : sayArabic(term)) + after;
  }
  if (terms.length > 1 && terms.every(({ unit, isPercent }) => unit === null && !isPercent)) {
    return { en: `${en} pcs`, ar: `${ar} حبة` };
  }
  return saysFree ? { en: `${en} free`, ar: `${ar} مجاناً` } : { en, ar };
}

/** What stands before and after a term. Two terms of one kind are a range; of two kinds, one says more of the other. */
function around(join: Join, isSame: boolean): [before: string, after: string] {
  if (join === '+') return [' + ', ''];
  if (join === '(') return [' (', ')'];
  return [join === '' || !isSame ? ', ' : join === '-' ? ' - ' : ' / ', ''];
}

function sayEnglish({ factors, value, unit, isPercent }: Term): string {
  const number = isPercent ? `${value}%` : String(value);
  const numbers = [...factors, number].join(' x ');
  if (unit === null) return factors.length > 0 ? `${numbers} pcs` : numbers;
  if (unit.dimension === 'serving') return `Serves ${numbers}`;
  const word = typeof unit.en === 'string' ? unit.en : unit.en[value === 1 && factors.length === 0 ? 0 : 1];
  return `${numbers} ${word}`;
}

function sayArabic({ factors, value, unit, isPercent }: Term): string {
  const number = isPercent ? `${value}%` : String(value);
  const numbers = [...factors, number].join(' × ');
  if (unit === null) return factors.length > 0 ? `${numbers} حبة` : numbers;
  if (unit.dimension === 'serving') return `يكفي ${counted(PERSONS, numbers, value)}`;
  if (typeof unit.ar === 'string') return `${numbers} ${unit.ar}`;
  return factors.length > 0 ? `${numbers} ${formFor(unit.ar, value)}` : counted(unit.ar, numbers, value);
}

type Forms = Exclude<Unit['ar'], string>;

const PERSONS: Forms = ['شخصاً واحداً', 'شخصين', 'أشخاص', 'شخصاً'];

/** One and two are said without the number. */
function counted(forms: Forms, numbers: string, value: number): string {
  return value === 1 || value === 2 ? (forms[value - 1] ?? numbers) : `${numbers} ${formFor(forms, value)}`;
}

/** 3 to 10 take the plural, 103 to 110 too; others the singular. */
function formFor(forms: Forms, value: number): string {
  const rest = value % 100;
  return rest >= 3 && rest <= 10 ? forms[2] : forms[3];
}
