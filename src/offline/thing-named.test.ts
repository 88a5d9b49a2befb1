import { expect, test } from 'vitest';

import { thingNamed } from './thing-named.ts';

test.each([
  ['Cherry Tomatoes', 'طماطم كرزية', ['tomatoes', 'طماطم']],
  ['Tomato Passata', 'صلصة طماطم', ['passata', 'صلصه']],
  ['Labneh Balls in Olive Oil', 'كرات لبنة في زيت الزيتون', ['balls', 'كرات']],
  ['Hummus with Tahini', 'حمص مع طحينة', ['hummus', 'حمص']],
  ['Eggs, 30', 'بيض، ٣٠', ['eggs', 'بيض']],
  ['Cola 330', '', ['cola']],
  ['', '', []],
])('%s is a thing that is called so', (en, ar, words) => {
  expect(thingNamed({ en, ar })).toEqual(words);
});
