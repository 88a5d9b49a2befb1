import { expect, test } from 'vitest';

import { countedWords } from './counted-words.ts';

test.each([
  ['milk', 1, 'milk'],
  [' 2 milk ', 2, 'milk'],
  ['3x eggs', 3, 'eggs'],
  ['12 × paper cups', 12, 'paper cups'],
  ['٢ حليب', 2, 'حليب'],
  ['٣ أكواب ٢٠٠ مل', 3, 'أكواب ٢٠٠ مل'],
  ['هيل ×٢', 2, 'هيل'],
  ['Aptamil 2', 1, 'Aptamil 2'],
  ['eggs x12', 12, 'eggs'],
  ['paper cups ×2', 2, 'paper cups'],
  ['Oil 20', 1, 'Oil 20'],
  ['box', 1, 'box'],
  ['2 kg rice', 1, '2 kg rice'],
  ['2 kilo onions', 1, '2 kilo onions'],
  ['٢ كيلو بصل', 1, '٢ كيلو بصل'],
  ['2 glasses', 2, 'glasses'],
  ['7 up', 1, '7 up'],
  ['7up can', 1, '7up can'],
  ['100 cups', 1, '100 cups'],
  ['0 milk', 1, '0 milk'],
  ['2', 1, '2'],
  ['', 1, ''],
])('%j is %i of %j', (typed, count, words) => {
  expect(countedWords(typed)).toEqual({ count, words });
});
