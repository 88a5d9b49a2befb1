/** Finds out what a file is before it is read: how its letters are written, and whether it is CSV or JSON. */
import { open } from 'node:fs/promises';

import { findEncoding, type FileEncoding, type FoundEncoding } from './find-encoding.ts';
import { ImportError } from './source-row.ts';
import { textDecoder } from './text-decoder.ts';

export const FORMATS = ['csv', 'json', 'json-lines'] as const;
export type Format = (typeof FORMATS)[number];

export interface Sniffed extends FoundEncoding {
  format: Format;
  size: number;
  /** The beginning as text. */
  sample: string;
}

const SAMPLE_BYTES = 1 << 20;

export interface ToldFormat {
  encoding?: FileEncoding | undefined;
  format?: Format | undefined;
}

/** @throws ImportError where it is empty, not there, or no text */
export async function sniffFile(path: string, told: ToldFormat = {}): Promise<Sniffed> {
  const file = await open(path, 'r').catch((error: unknown) => {
    throw new ImportError(`${path} can't be read: ${(error as Error).message}`);
  });
  try {
    const stats = await file.stat();
    if (!stats.isFile()) throw new ImportError(`${path} is not a file.`);
    const bytes = Buffer.alloc(Math.min(SAMPLE_BYTES, stats.size));
    await file.read(bytes, 0, bytes.length, 0);
    if (bytes.length === 0) throw new ImportError(`${path} is empty.`);
    const found = await findEncoding(file, bytes, told.encoding);
    const sample = textDecoder(found.encoding)(bytes.subarray(found.skip), true);
    if (sample.trim() === '') throw new ImportError(`${path} is empty.`);
    if (isBinary(sample)) throw new ImportError(`${path} is not a text file.`);
    return { ...found, sample, size: stats.size, format: told.format ?? guessFormat(sample) };
  } finally {
    await file.close();
  }
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
