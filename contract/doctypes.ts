/** Kinds of documents on the wire (remaining.md C2). The specification spells PRO in two ways: PR0 is read as PRO everywhere. */
import { codec, WireError, type Codec } from './wire.ts';

/** One of these; PR0 counts as PRO where that is one of them. */
export function doctypeOf<const T extends string>(known: readonly T[]): Codec<T> {
  return codec<T>(
    { type: 'string', enum: known },
    (value, path) => {
      const found = known.find((one) => one === (value === 'PR0' ? 'PRO' : value));
      if (found === undefined) throw new WireError(path, `must be ${known.join(' or ')}`);
      return found;
    },
    (value) => value,
  );
}
