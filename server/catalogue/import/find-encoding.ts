/** Which encoding a file is written in: by its byte order mark, else by all of its bytes and not by its first odd one. */
import { isAscii, isUtf8 } from 'node:buffer';
import type { FileHandle } from 'node:fs/promises';

export const ENCODINGS = ['utf-8', 'utf-16le', 'utf-16be', 'windows-1256', 'windows-1252'] as const;
export type FileEncoding = (typeof ENCODINGS)[number];

export interface FoundEncoding {
  encoding: FileEncoding;
  /** Who says so. */
  by: 'map' | 'mark' | 'bytes';
  /** Bytes that are no text in this encoding; they show as U+FFFD. Counted for UTF-8 alone: the others read any byte. */
  badBytes: number;
  /** Bytes of the byte order mark, which are no text. */
  skip: number;
}

const CHUNK = 1 << 20;

const MARKS: readonly { encoding: FileEncoding; bytes: readonly number[] }[] = [
  { encoding: 'utf-8', bytes: [0xef, 0xbb, 0xbf] },
  { encoding: 'utf-16le', bytes: [0xff, 0xfe] },
  { encoding: 'utf-16be', bytes: [0xfe, 0xff] },
];

/** `start` is the beginning of the file, `told` what the map says. */
export async function findEncoding(file: FileHandle, start: Buffer, told?: FileEncoding): Promise<FoundEncoding> {
  const mark = MARKS.find(({ bytes }) => bytes.every((byte, at) => start[at] === byte));
  const known = told ?? mark?.encoding ?? guessUtf16(start);
  if (known === null) return { ...(await guessEightBit(file)), by: 'bytes', skip: 0 };
  return {
    encoding: known,
    by: told ? 'map' : mark ? 'mark' : 'bytes',
    badBytes: known === 'utf-8' ? (await countBytes(file)).badBytes : 0,
    skip: mark?.encoding === known ? mark.bytes.length : 0,
  };
}

/** Without a mark, UTF-16 shows by its zero bytes on one side of each pair. */
function guessUtf16(bytes: Buffer): FileEncoding | null {
  const length = Math.min(bytes.length, 4096) & ~1;
  const zeros = [0, 0];
  for (let at = 0; at < length; at += 1) if (bytes[at] === 0) zeros[at & 1] = (zeros[at & 1] ?? 0) + 1;
  const [even = 0, odd = 0] = zeros;
  if (odd > length / 8 && even * 10 < odd) return 'utf-16le';
  if (even > length / 8 && odd * 10 < even) return 'utf-16be';
  return null;
}

/**
 * UTF-8 where the whole file is valid, or where for each byte that is not there are ten letters of several bytes that are:
 * a damaged file, not another encoding. Else an encoding of one byte a letter: Arabic words are runs of bytes above 127,
 * accents of a Latin alphabet are single ones between plain letters.
 */
async function guessEightBit(file: FileHandle): Promise<Pick<FoundEncoding, 'encoding' | 'badBytes'>> {
  const { letters, badBytes, runs, singles } = await countBytes(file);
  if (badBytes === 0) return { encoding: 'utf-8', badBytes };
  if (letters >= badBytes * 10) return { encoding: 'utf-8', badBytes };
  return { encoding: runs > singles ? 'windows-1256' : 'windows-1252', badBytes: 0 };
}

interface ByteCounts {
  /** Valid letters of several bytes; not counted while the file has no bad byte. */
  letters: number;
  badBytes: number;
  /** Bytes from 192, which are letters in both one-byte encodings: beside another one, and alone. */
  runs: number;
  singles: number;
}

async function countBytes(file: FileHandle): Promise<ByteCounts> {
  const counts: ByteCounts = { letters: 0, badBytes: 0, runs: 0, singles: 0 };
  let isAllUtf8 = true;
  for await (const chunk of chunksOf(file)) {
    isAllUtf8 = isUtf8(chunk);
    if (!isAllUtf8) break;
  }
  if (isAllUtf8) return counts;
  for await (const chunk of chunksOf(file)) {
    if (isAscii(chunk)) continue;
    for (let at = 0; at < chunk.length;) {
      const length = letterLength(chunk, at);
      if (length > 1) counts.letters += 1;
      if (length === 0) countBad(chunk, at, counts);
      at += Math.max(1, length);
    }
  }
  return counts;
}

function countBad(chunk: Buffer, at: number, counts: ByteCounts): void {
  counts.badBytes += 1;
  const isLetter = (byte: number | undefined): boolean => byte !== undefined && byte >= 0xc0;
  if (!isLetter(chunk[at])) return;
  if (isLetter(chunk[at - 1]) || isLetter(chunk[at + 1])) counts.runs += 1;
  else counts.singles += 1;
}

/** Bytes of the UTF-8 letter that begins here; 0 where none does. */
function letterLength(bytes: Buffer, at: number): number {
  const first = bytes[at] ?? 0;
  if (first < 0x80) return 1;
  const length = first > 0xf4 ? 0 : first >= 0xf0 ? 4 : first >= 0xe0 ? 3 : first >= 0xc2 ? 2 : 0;
  for (let more = 1; more < length; more += 1) if (((bytes[at + more] ?? 0) & 0xc0) !== 0x80) return 0;
  return length;
}

/** The file in pieces that end between two UTF-8 letters. */
async function* chunksOf(file: FileHandle): AsyncGenerator<Buffer> {
  const buffer = Buffer.alloc(CHUNK + 4);
  let kept = 0;
  for (let position = 0; ;) {
    const { bytesRead } = await file.read(buffer, kept, CHUNK, position);
    position += bytesRead;
    const filled = kept + bytesRead;
    const end = bytesRead === 0 ? filled : filled - unfinished(buffer, filled);
    yield buffer.subarray(0, end);
    if (bytesRead === 0) return;
    buffer.copyWithin(0, end, filled);
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
