import { text } from './wire-types.ts';
/** The message on a gift: counted as the shopper sees it, alike on the device and on the server (storefront.md section 5). */
import { codec, WireError, type Codec } from './wire.ts';

/** storefront.md section 3, Gift message payload: characters as the shopper sees them. */
export const GIFT_MESSAGE_MAX = 50;
/** UTF-16 units: one character that is seen may be made of any number of them. */
export const GIFT_MESSAGE_UNITS_MAX = 500;

const stored = text(GIFT_MESSAGE_UNITS_MAX);

/** How many characters the shopper sees: a flag, a family and a letter with its vowel signs are one each. */
export function seenLength(message: string): number {
  return charactersOf(message).length;
}

/** At most 50 characters as they are seen. */
export const giftMessage: Codec<string> = codec(
  { ...stored.schema, description: `At most ${GIFT_MESSAGE_MAX} characters as they are seen` },
  (value, path, reading) => {
    const message = stored.decode(value, path, reading);
    if (seenLength(message) > GIFT_MESSAGE_MAX)
      throw new WireError(path, `must be at most ${GIFT_MESSAGE_MAX} characters`);
    return message;
  },
  (message) => message,
);

let known: Intl.Segmenter | undefined;

/** Where a character ends does not depend on the language. A browser without a segmenter (Firefox before 125) counts more, never fewer. */
function charactersOf(message: string): string[] {
  if (!('Segmenter' in Intl)) return Array.from(message);
  known ??= new Intl.Segmenter('en', { granularity: 'grapheme' });
  return Array.from(known.segment(message), ({ segment }) => segment);
}
