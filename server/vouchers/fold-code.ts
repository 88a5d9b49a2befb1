import { latinDigits } from '#contract/rules/digits.ts';

/** A discount code as it is stored: what the shopper typed, in upper case, without blanks around it, with Latin digits. */
export function foldCode(typed: string): string {
  return latinDigits(typed.trim()).toUpperCase();
}
