import { expect, test } from 'vitest';

import { inQuotes } from './in-quotes.ts';

test('what is quoted stands apart from what is around it, without its marks', () => {
  expect(inQuotes('Hello Mona,\n\n> Happy birthday!\n> Love\nOmar\n\nThe code')).toEqual([
    { words: 'Hello Mona,', isQuoted: false },
    { words: 'Happy birthday!\nLove', isQuoted: true },
    { words: 'Omar\n\nThe code', isQuoted: false },
  ]);
});

test('a mail without anybody’s words is one part', () => {
  expect(inQuotes('Hello\n\nThe code')).toEqual([{ words: 'Hello\n\nThe code', isQuoted: false }]);
});
