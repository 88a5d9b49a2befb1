import { mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { afterAll, expect, test } from 'vitest';

import { readText } from './read-text.ts';
import { sniffFile } from './sniff-file.ts';

const folder = mkdtempSync(join(tmpdir(), 'zad-sniff-'));
afterAll(() => rm(folder, { recursive: true }));

function write(name: string, bytes: Buffer | string): string {
  const path = join(folder, name);
  writeFileSync(path, bytes);
  return path;
}

async function textOf(path: string): Promise<string> {
  let text = '';
  for await (const piece of readText(path, await sniffFile(path))) text += piece;
  return text;
}

const TEXT = 'الاسم;السعر\nحليب;5,50\n';
/** حليب in windows-1256. */
const MILK_1256 = Buffer.from([0xcd, 0xe1, 0xed, 0xc8]);

test.each([
  ['utf8.csv', Buffer.from(TEXT)],
  ['utf8-mark.csv', Buffer.from(`\ufeff${TEXT}`)],
  ['utf16le.csv', Buffer.from(TEXT, 'utf16le')],
  ['utf16le-mark.csv', Buffer.from(`\ufeff${TEXT}`, 'utf16le')],
  ['utf16be-mark.csv', Buffer.from(`\ufeff${TEXT}`, 'utf16le').swap16()],
])('%s', async (name, bytes) => {
  expect(await textOf(write(name, bytes))).toBe(TEXT);
});

test('windows-1256, though the first Arabic letter comes late', async () => {
  const path = write('arabic.csv', Buffer.concat([Buffer.from(`name,price\n${'a,1\n'.repeat(600_000)}`), MILK_1256]));
  expect((await sniffFile(path)).encoding).toBe('windows-1256');
  expect((await textOf(path)).endsWith('حليب')).toBe(true);
});

test('one bad byte in a UTF-8 file is one bad byte, not another encoding', async () => {
  const rows = 'حليب كامل الدسم,5.50\n'.repeat(20_000);
  const bytes = Buffer.concat([Buffer.from(`الاسم,السعر\n${rows}`), Buffer.from([0xc8]), Buffer.from(`,1.00\n${rows}`)]);
  const path = write('one-bad-byte.csv', bytes);
  expect(await sniffFile(path)).toMatchObject({ encoding: 'utf-8', by: 'bytes', badBytes: 1 });
  expect((await textOf(path)).match(/\ufffd/g)).toHaveLength(1);
});

test('a Latin alphabet with one byte a letter', async () => {
  const path = write('western.csv', Buffer.from('name,price\nMüsli,£4\nCafé crème,£2', 'latin1'));
  expect(await sniffFile(path)).toMatchObject({ encoding: 'windows-1252', badBytes: 0 });
  expect(await textOf(path)).toBe('name,price\nMüsli,£4\nCafé crème,£2');
});

test('windows-1252 has quotes, dashes and the euro where Latin-1 has control characters', async () => {
  const path = write(
    'quotes.csv',
    Buffer.from([0x63, 0x61, 0x66, 0xe9, 0x2c, 0x93, 0x61, 0x94, 0x20, 0x96, 0x20, 0x80, 0x31]),
  );
  expect(await textOf(path)).toBe('café,“a” – €1');
});

test('letters that lie across two pieces of a file stay whole', async () => {
  const text = `a${'حليب🥛'.repeat(100_000)}`;
  expect(await textOf(write('long.csv', text))).toBe(text);
});

test('line ends of old Macs', async () => {
  expect(await textOf(write('mac.csv', 'a,b\rc,d'))).toBe('a,b\nc,d');
});

test.each([
  ['a,b\n', 'csv'],
  ['[{"a":1}]', 'json'],
  ['{"a":[{"b":1}]}', 'json'],
  ['{\n "a": 1\n}', 'json'],
  ['{"a":1}\n{"a":2}\n', 'json-lines'],
])('%j is %s', async (text, format) => {
  expect((await sniffFile(write('format', text))).format).toBe(format);
});

test.each([
  ['nothing', '', 'is empty'],
  ['blank', ' \n\n', 'is empty'],
  [
    'picture.png',
    Buffer.from('89504e470d0a1a0a0000000d49484452000000100000001008060000001ff3ff61', 'hex'),
    'is not a text file',
  ],
  ['book.xlsx', Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(400, 7)]), 'is not a text file'],
])('%s is refused', async (name, bytes, problem) => {
  await expect(sniffFile(write(name, bytes))).rejects.toThrow(problem);
});

test('a file that is not there is refused', async () => {
  await expect(sniffFile(join(folder, 'gone.csv'))).rejects.toThrow("can't be read");
});
