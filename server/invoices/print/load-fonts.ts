/** Readex Pro for the PDF: its Arabic is shaped and ordered by the library, and what it says when it is copied is set right here. */
import { createRequire } from 'node:module';

import { Font } from '@react-pdf/renderer';

export const FAMILY = 'Readex Pro';

const require = createRequire(import.meta.url);
const WEIGHTS = [
  [400, '400Regular/ReadexPro_400Regular.ttf'],
  [700, '700Bold/ReadexPro_700Bold.ttf'],
] as const;

let loading: Promise<void> | undefined;

/** Once a thread. */
export function loadFonts(): Promise<void> {
  loading ??= load();
  return loading;
}

async function load(): Promise<void> {
  // No word is ever broken: neither a name nor a number.
  Font.registerHyphenationCallback((word) => [word]);
  Font.register({
    family: FAMILY,
    fonts: WEIGHTS.map(([fontWeight, file]) => ({
      fontWeight,
      src: require.resolve(`@expo-google-fonts/readex-pro/${file}`),
    })),
  });
  for (const [fontWeight] of WEIGHTS) {
    const wanted = { fontFamily: FAMILY, fontWeight };
    await Font.load(wanted);
    const { data } = Font.getFont(wanted);
    if (!isShaping(data)) throw new Error(`${FAMILY} ${fontWeight} could not be read`);
    inReadingOrder(data);
    learnPlainLetters(data);
  }
}

interface Shaping {
  layout: (text: string, ...asked: never[]) => { glyphs: { codePoints: number[] }[] };
}

function isShaping(font: unknown): font is Shaping {
  return typeof font === 'object' && font !== null && 'layout' in font && typeof font.layout === 'function';
}

/**
 * A ligature such as lam-alef is one glyph for two letters. Readers of PDFs turn what runs from right to left around letter by letter, also
 * within a glyph: written as lam and alef it would be copied as alef and lam. So such a glyph says its letters the other way round.
 */
function inReadingOrder(font: Shaping): void {
  const layout = font.layout.bind(font);
  const turned = new WeakSet<object>();
  font.layout = (...asked) => {
    const laid = layout(...asked);
    for (const glyph of laid.glyphs) {
      if (turned.has(glyph) || glyph.codePoints.length < 2 || !glyph.codePoints.every(isArabic)) continue;
      glyph.codePoints = glyph.codePoints.toReversed();
      turned.add(glyph);
    }
    return laid;
  };
}

const PLAIN = 'ابتثجحخدذرزسشصضطظعغفقكلمنهويىةء';

/**
 * A glyph says for ever what it stood for when it was first met. The alef of أ is that of ا: met first in a name such as أحمد, no alef
 * could be copied any more. So each plain letter comes first, alone and joined.
 */
function learnPlainLetters(font: Shaping): void {
  for (const letter of PLAIN) font.layout(`${letter} ${letter}ب ب${letter}ب ب${letter}`);
}

function isArabic(codePoint: number): boolean {
  return codePoint >= 0x600 && codePoint <= 0x6ff;
}
