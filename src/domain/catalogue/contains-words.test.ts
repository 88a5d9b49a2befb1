import { expect, test } from 'vitest';

import { containsWords } from './contains-words.ts';

test('contains, whatever the case, and within a word', () => {
  expect(containsWords('Fresh MILK 1 L', 'milk')).toBe(true);
  expect(containsWords('Fresh Milk 1 L', ' RESH m ')).toBe(true);
  expect(containsWords('Fresh Milk', 'laban')).toBe(false);
});

test('Arabic letters that are written alike', () => {
  expect(containsWords('قهوة عربية', 'قهوه')).toBe(true);
  expect(containsWords('أرز بسمتي', 'ارز')).toBe(true);
  expect(containsWords('أرز بسمتي', 'سكر')).toBe(false);
});

test('nothing asked is everything, and signs alone find nothing', () => {
  expect(containsWords('Milk', '  ')).toBe(true);
  expect(containsWords('Milk', '!!')).toBe(false);
});
