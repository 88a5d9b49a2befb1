/** A day as the e-gift's form and its call write it: dd/MM/yyyy (storefront.md section 8; remaining.md C10). Inside, a day is ISO. */
import { dayOfNumber } from './day-number.ts';
import { latinDigits } from './digits.ts';

/** 24/12/2026 for 2026-12-24. */
export function writtenDay(day: string): string {
  return day.split('-').toReversed().join('/');
}

/** Null for what is no day, such as 30/02/2026; digits of any script. */
export function readWrittenDay(written: string): string | null {
  const match = /^(\d{2})\/(\d{2})\/(\d{4})$/.exec(latinDigits(written));
  return match && dayOfNumber(Number(`${match[3]}${match[2]}${match[1]}`));
}
