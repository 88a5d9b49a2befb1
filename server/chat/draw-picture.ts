/**
 * A shopper's picture drawn anew as WebP (security.md row 35): what is kept is made of its pixels alone, so nothing that was hidden in
 * the file, no place where it was taken and no other file at its end comes along.
 */
import { CHAT_PICTURE } from '#contract/chat.ts';
import { chatMessages } from '#contract/messages/chat.ts';
import type { Sentence } from '#contract/messages/sentence.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { Slots } from '#server/kit/slots.ts';

const MOST_PIXELS = 24_000_000;
/** Of the longer side as it is kept: enough to read a label. */
const LONGEST_SIDE = 2048;
const QUALITY = 80;
const SECONDS = 10;

/** A picture of 24 million pixels takes 100 MB while it is drawn. */
const drawing = new Slots({ atOnce: 1, waiting: 20, patience: 15_000 });

/** How the files of each kind begin: whatever the name and the sender say, only these are opened. */
const BEGINNINGS: readonly (readonly [format: string, isSo: (bytes: Buffer) => boolean])[] = [
  ['jpeg', (bytes) => bytes.subarray(0, 3).equals(Buffer.from([0xff, 0xd8, 0xff]))],
  ['png', (bytes) => bytes.subarray(0, 8).equals(Buffer.from('\x89PNG\r\n\x1A\n', 'latin1'))],
  ['webp', (bytes) => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WEBP'],
];

export function refusePicture(code: string, [sentence]: Sentence, status: number): Refusal {
  return new Refusal(code, sentence, status, CHAT_PICTURE.field);
}

/** @throws Refusal that names the field; Busy */
export async function drawPicture(bytes: Buffer): Promise<Buffer> {
  const format = BEGINNINGS.find(([, isSo]) => isSo(bytes))?.[0];
  const notAPicture = refusePicture('picture_kind', chatMessages.pictureKind, 422);
  if (format === undefined) throw notAPicture;
  return drawing.run(async () => {
    // Loaded at the first picture: a shop that starts has no use for it.
    const { default: sharp } = await import('sharp');
    const found = await sharp(bytes, { limitInputPixels: false })
      .metadata()
      .catch(() => null);
    if (found?.format !== format) throw notAPicture;
    if (found.width * found.height > MOST_PIXELS) {
      throw refusePicture('picture_pixels', chatMessages.picturePixels, 422);
    }
    try {
      return await sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
        .autoOrient()
        .resize({ width: LONGEST_SIDE, height: LONGEST_SIDE, fit: 'inside', withoutEnlargement: true })
        .webp({ quality: QUALITY })
        .timeout({ seconds: SECONDS })
        .toBuffer();
    } catch {
      throw notAPicture;
    }
  });
}
