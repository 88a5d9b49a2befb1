/** Phone numbers of the Emirates (account.md section 5, decisions.md 18). */
import { latinDigits } from './digits.ts';

const PREFIX = '+971';

/** An area or mobile code, then seven digits. */
const AFTER_PREFIX = /^(?:[234679]|5\d)\d{7}$/;

/** Takes +971, 00971, 971 or 0 off exactly once and puts +971 in front; digits of any script, separators dropped. Empty stays empty. */
export function withPrefix(written: string): string {
  const text = latinDigits(written).replace(/[\s().\-\u200e\u200f]/g, '');
  if (text === '') return '';
  return PREFIX + text.replace(/^(?:\+971|00971|971|0)/, '');
}

/** What stands in a box beside which +971 is shown: of a number as it is stored, spaced; anything else as it was typed. */
export function withoutPrefix(phone: string): string {
  return phone.startsWith(PREFIX) ? spacedPhone(phone).slice(PREFIX.length).trim() : phone;
}

/** Of a number as `withPrefix` writes it. */
export function isUaePhone(phone: string): boolean {
  return phone.startsWith(PREFIX) && AFTER_PREFIX.test(phone.slice(PREFIX.length));
}

/** As a person reads it: `+971 50 123 4567`. */
export function spacedPhone(phone: string): string {
  const match = /^\+971(\d{1,2})(\d{3})(\d{4})$/.exec(phone);
  return match ? `${PREFIX} ${match[1]} ${match[2]} ${match[3]}` : phone;
}
