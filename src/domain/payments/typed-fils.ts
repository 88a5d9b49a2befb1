import { latinDigits } from '#contract/rules/digits.ts';

/** What was typed as dirhams, in fils: above 0, with two decimals at the most, in Arabic digits too. Null for anything else. */
export function typedFils(typed: string): number | null {
  const text = latinDigits(typed).trim().replace(/[,٫]/, '.');
  const fils = /^\d{1,5}(?:\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : 0;
  return fils > 0 ? fils : null;
}
