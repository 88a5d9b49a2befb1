/** The stock code of an imported product. It stands at the end of addresses, after the last hyphen. */
import { createHash } from 'node:crypto';

/** The file's key where it can stand in an address, else one made of what the product is: the same at every import. */
export function stockCodeFor({ key, identity }: { key: string; identity: string }): string {
  if (/^[A-Za-z0-9]{1,32}$/.test(key)) return key;
  const bits = createHash('sha256')
    .update(key || identity)
    .digest()
    .readBigUInt64BE();
  return `z${bits.toString(36).padStart(13, '0').slice(-11)}`;
}
