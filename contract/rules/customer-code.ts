import { latinDigits } from './digits.ts';

/** A customer code however it was typed, as it is kept; empty where nothing was. */
export function typedCustomerCode(typed: string): string {
  return latinDigits(typed.normalize('NFKC')).trim().toUpperCase();
}
