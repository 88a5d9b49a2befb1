import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { parsePrice } from './parse-price.ts';

test.each([
  ['AED 8.90', 890],
  ['8,90', 890],
  ['Dhs. 12', 1200],
  ['Dhs. 12/-', 1200],
  ['12 AED', 1200],
  ['AED1,234.50', 123_450],
  ['1.234,50', 123_450],
  ['1,234', 123_400],
  ['8.900', 890],
  ['٨٫٩٠', 890],
  ['۸٫۹۰ درهم', 890],
  ['د.إ. ٨.٩٠', 890],
  ['\u200fد.إ.\u200f 8.90', 890],
  ['AED\u00a08.90', 890],
  ['0.255', 26],
  ['.', null],
  ['100000', 10_000_000],
])('%s is %d fils', (written, fils) => {
  expect(parsePrice(written)).toEqual(fils === null ? { problem: 'is not a price' } : { fils });
});

test.each([
  ['', 'is empty'],
  ['-5.00', 'is below zero'],
  ['AED -5', 'is below zero'],
  ['(5.00)', 'is below zero'],
  ['0', 'is zero'],
  ['AED 0.00', 'is zero'],
  ['0.001', 'is zero'],
  ['100000.01', 'is above AED 100,000'],
  ['9'.repeat(50), 'is above AED 100,000'],
  ['5 kg', 'is not in dirhams'],
  ['5 to 6', 'holds more than one number'],
  ['1.2.3', 'is not a price'],
  ['free', 'is not a price'],
  ['=1+1', 'holds more than one number'],
])('%j %s', (written, problem) => {
  expect(parsePrice(written)).toEqual({ problem });
});

test('no text throws; a price is a whole number of fils within bounds', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const read = parsePrice(text);
      return 'problem' in read || (Number.isInteger(read.fils) && read.fils > 0 && read.fils <= 10_000_000);
    }),
    { numRuns: 2000 },
  );
});

test('what is written with two decimals is read back', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 10_000_000 }), fc.constantFrom('', 'AED ', 'Dhs '), (fils, currency) => {
      expect(parsePrice(currency + (fils / 100).toFixed(2))).toEqual({ fils });
    }),
  );
});

const pounds = { own: 'GBP', rates: { GBP: 4.65, EUR: 4 } };

test.each([
  ['£2.30', '', 1070],
  ['2.30', '', 1070],
  ['90p', '', 419],
  ['GBP 1', '', 465],
  ['€1.50', '', 600],
  ['2.00', 'eur', 800],
  ['AED 2.30', '', 230],
  ['2.30', 'AED', 230],
  ['£2.30 each', '', 1070],
])('%s with the currency "%s" in a file in pounds is %d fils', (written, said, fils) => {
  expect(parsePrice(written, pounds, said)).toEqual({ fils });
});

test.each([
  ['$2', '', 'USD'],
  ['2', 'usd', 'USD'],
  ['₹30', '', 'INR'],
  ['SAR 4', '', 'SAR'],
])('%s with the currency "%s" has no rate', (written, said, currency) => {
  expect(parsePrice(written, pounds, said)).toMatchObject({ currency });
});

test('a dollar sign is the dollar that the file is in', () => {
  expect(parsePrice('$2', { own: 'AUD', rates: { AUD: 2.4 } })).toEqual({ fils: 480 });
  expect(parsePrice('99c', { own: 'AUD', rates: { AUD: 2 } })).toEqual({ fils: 198 });
});
