/** A file as text, a piece at a time, in any of the encodings that suppliers use. */
import { createReadStream } from 'node:fs';

import type { Sniffed } from './sniff-file.ts';
import { textDecoder } from './text-decoder.ts';

/** `onBytes` hears how far it is. Line ends become \n. */
export async function* readText(
  path: string,
  { encoding, skip, sample }: Sniffed,
  onBytes?: (done: number) => void,
): AsyncGenerator<string> {
  const decode = textDecoder(encoding);
  const isOldMac = !sample.includes('\n') && sample.includes('\r');
  let done = skip;
  for await (const chunk of createReadStream(path, { start: skip, highWaterMark: 1 << 18 })) {
    const bytes = chunk as Buffer;
    done += bytes.length;
    const text = decode(bytes, true);
    yield isOldMac ? text.replaceAll('\r', '\n') : text;
    onBytes?.(done);
  }
  yield decode();
}
