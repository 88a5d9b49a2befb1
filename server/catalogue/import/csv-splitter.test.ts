import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { CsvSplitter } from './csv-splitter.ts';

function split(text: string, size = text.length || 1, delimiter = ',') {
  const splitter = new CsvSplitter(delimiter);
  const found = [];
  for (let at = 0; at < text.length; at += size) found.push(...splitter.push(text.slice(at, at + size)));
  return [...found, ...splitter.end()];
}

test('quotes, doubled quotes, line ends in cells and CRLF', () => {
  expect(split('a,"b,""c""\nd" ,e\r\n1,,3\r\n')).toEqual([
    { line: 1, cells: ['a', 'b,"c"\nd', 'e'] },
    { line: 3, cells: ['1', '', '3'] },
  ]);
});

test('a quote inside an open cell is a letter', () => {
  expect(split('5" plate,2\n')).toEqual([{ line: 1, cells: ['5" plate', '2'] }]);
});

test('a quote that is never closed costs its own line and no other', () => {
  const after = Array.from({ length: 300 }, (_, at) => `row ${at},1`).join('\n');
  const found = split(`a,b\n"never closed,2\n${after}`, 97);
  expect(found[1]).toEqual({ line: 2, problem: 'a quote is opened and not closed' });
  expect(found).toHaveLength(302);
  expect(found.at(-1)).toEqual({ line: 302, cells: ['row 299', '1'] });
});

test('a quote closed by the next quote in the file does not swallow the rows between', () => {
  expect(split('"open,1\nx,2\n"y",3\n')).toEqual([
    { line: 1, problem: 'there is text after a closing quote' },
    { line: 2, cells: ['x', '2'] },
    { line: 3, cells: ['y', '3'] },
  ]);
});

test.each(['a', '"'])('a cell of 10 MB that begins with %s is refused, the next line is read', (start) => {
  const found = split(`h,i\n${start}${'z'.repeat(10_000_000)},1\nnext,2\n`, 1 << 18);
  expect(found.map((one) => ('cells' in one ? one.cells[0] : one.line))).toEqual(['h', 2, 'next']);
});

test('what is written as CSV is read back, however the pieces are cut', () => {
  const cell = fc.string({ unit: fc.constantFrom('a', 'ب', ',', '"', '\n', ';', '1') });
  const quoted = (text: string): string => `"${text.replaceAll('"', '""')}"`;
  fc.assert(
    fc.property(
      fc.array(fc.array(cell, { minLength: 2, maxLength: 4 }), { minLength: 1, maxLength: 6 }),
      fc.nat(12),
      (rows, cut) => {
        const text = rows.map((row) => row.map(quoted).join(',')).join('\n');
        expect(split(text, cut + 1).map((one) => ('cells' in one ? one.cells : one.problem))).toEqual(rows);
      },
    ),
  );
});

test('no text throws, and every line is in a record or refused', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('a', ',', '"', '\n', '\r', ' ') }), fc.nat(5), (text, cut) => {
      const found = split(text, cut + 1);
      const lines = found.map(({ line }) => line);
      expect(lines).toEqual(lines.toSorted((a, b) => a - b));
      expect(found.length).toBeGreaterThanOrEqual(text.trim() === '' ? 0 : 1);
    }),
  );
});
