/** Finds out what a file is before it is read: how its letters are written, and whether it is CSV or JSON. */
import { isUtf8 } from 'node:buffer';
import { open, type FileHandle } from 'node:fs/promises';

import { ImportError } from './source-row.ts';

export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1256'] as const;
export type Encoding = (typeof ENCODINGS)[number];
export const FORMATS = ['csv', 'json', 'json-lines'] as const;
export type Format = (typeof FORMATS)[number];

export interface Sniffed {
  encoding: Encoding;
  format: Format;
  /** Bytes of the byte order mark, which are no text. */
  skip: number;
  size: number;
  /** The beginning as text. */
  sample: string;
}

const SAMPLE_BYTES = 1 << 20;

export interface Told {
  encoding?: Encoding | undefined;
  format?: Format | undefined;
}

/** @throws ImportError where it is empty, not there, or no text */
export async function sniffFile(path: string, told: Told = {}): Promise<Sniffed> {
  const file = await open(path, 'r').catch((error: unknown) => {
    throw new ImportError(`${path} can't be read: ${(error as Error).message}`);
  });
  try {
    const stats = await file.stat();
    if (!stats.isFile()) throw new ImportError(`${path} is not a file.`);
    const bytes = Buffer.alloc(Math.min(SAMPLE_BYTES, stats.size));
    await file.read(bytes, 0, bytes.length, 0);
    if (bytes.length === 0) throw new ImportError(`${path} is empty.`);
    const mark = byteOrderMark(bytes);
    const encoding = told.encoding ?? mark?.encoding ?? guessUtf16(bytes) ?? (await guessEightBit(file));
    const skip = mark?.encoding === encoding ? mark.length : 0;
    const sample = new TextDecoder(encoding).decode(bytes.subarray(skip), { stream: true });
    if (sample.trim() === '') throw new ImportError(`${path} is empty.`);
    if (isBinary(sample)) throw new ImportError(`${path} is not a text file.`);
    return { encoding, skip, sample, size: stats.size, format: told.format ?? guessFormat(sample) };
  } finally {
    await file.close();
  }
}

function byteOrderMark(bytes: Buffer): { encoding: Encoding; length: number } | null {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return { encoding: 'utf-8', length: 3 };
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return { encoding: 'utf-16le', length: 2 };
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return { encoding: 'utf-16be', length: 2 };
  return null;
}

/** Without a mark, UTF-16 shows by its zero bytes on one side of each pair. */
function guessUtf16(bytes: Buffer): Encoding | null {
  const length = Math.min(bytes.length, 4096) & ~1;
  const zeros = [0, 0];
  for (let at = 0; at < length; at += 1) if (bytes[at] === 0) zeros[at & 1] = (zeros[at & 1] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > length / 8 && even * 10 < odd) return 'utf-16le';
  if (even > length / 8 && odd * 10 < even) return 'utf-16be';
  return null;
}

/** Reads the whole file once: one letter of windows-1256 at its end would be lost in UTF-8. */
async function guessEightBit(file: FileHandle): Promise<Encoding> {
  const chunk = Buffer.alloc(SAMPLE_BYTES + 4);
  let kept = 0;
  for (let at = 0; ;) {
    const { bytesRead } = await file.read(chunk, kept, SAMPLE_BYTES, at);
    at += bytesRead;
    const filled = kept + bytesRead;
    const isLast = bytesRead === 0;
    const end = isLast ? filled : filled - unfinished(chunk, filled);
    if (!isUtf8(chunk.subarray(0, end))) return 'windows-1256';
    if (isLast) return 'utf-8';
    chunk.copyWithin(0, end, filled);
    kept = filled - end;
  }
}

/** How many bytes at the end begin a letter that is not complete yet. */
function unfinished(bytes: Buffer, end: number): number {
  for (let back = 1; back <= Math.min(3, end); back += 1) {
    const byte = bytes[end - back] ?? 0;
    if (byte >= 0xc0) return back < (byte >= 0xf0 ? 4 : byte >= 0xe0 ? 3 : 2) ? back : 0;
    if (byte < 0x80) return 0;
  }
  return 0;
}

function isBinary(sample: string): boolean {
  // oxlint-disable-next-line no-control-regex -- control characters are what tells a binary file
  const strange = sample.match(/[\u0000-\u0008\u000e-\u001a\u001c-\u001f\ufffd]/g)?.length ?? 0;
  return sample.startsWith('PK\u0003\u0004') || sample.startsWith('%PDF-') || strange > 8 + sample.length / 200;
}

function guessFormat(sample: string): Format {
  const start = sample.trimStart();
  if (start.startsWith('[') && /^\[\s*[[{\]]/.test(start)) return 'json';
  if (!start.startsWith('{')) return 'csv';
  const lines = start.split('\n', 50).filter((line) => line.trim() !== '');
  return lines.length > 1 && isObject(lines[0] ?? '') ? 'json-lines' : 'json';
}

function isObject(line: string): boolean {
  try {
    return typeof JSON.parse(line) === 'object';
  } catch {
    return false;
  }
}
