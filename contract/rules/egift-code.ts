/** The code of an e-gift as it is written and typed: 16 signs of Crockford's base 32, 80 bits, in groups of four. */
import { latinDigits } from './digits.ts';

/** No I, L, O and U: what looks alike is one sign. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const WHOLE = new RegExp(`^[${SIGNS}]{16}$`);
const BITS = 5;

/** ABCD-EFGH-JKMN-PQRS: the first ten bytes, each five bits a sign. */
export function writeEgiftCode(bytes: Uint8Array): string {
  const bits = Array.from(bytes.subarray(0, 10), (byte) => byte.toString(2).padStart(8, '0')).join('');
  const signs = Array.from({ length: bits.length / BITS }, (_, index) => {
    const value = Number.parseInt(bits.slice(index * BITS, (index + 1) * BITS), 2);
    return SIGNS.charAt(value);
  });
  return (signs.join('').match(/.{4}/g) ?? []).join('-');
}

/** The same, however it was typed: small letters, O for 0, I and L for 1, digits of any script, any separators. Null for what is no code. */
export function readEgiftCode(typed: string): string | null {
  const signs = latinDigits(typed)
    .toUpperCase()
    .replace(/[\s\p{P}\p{Cf}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
  if (!WHOLE.test(signs)) return null;
  return (signs.match(/.{4}/g) ?? []).join('-');
}
