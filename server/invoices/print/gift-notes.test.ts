import { expect, test } from 'vitest';

import { giftNotes } from './gift-notes.ts';

const written = (message: string, isWrapped = false) => giftNotes({ isWrapped, message }, 'en');

test('nothing of what is no gift', () => {
  expect(giftNotes(undefined, 'en')).toEqual([]);
  expect(written('')).toEqual([]);
});

test('wrap and message, in the language of the paper', () => {
  expect(written('Happy feast', true)).toEqual(['Gift wrapped', 'Message: Happy feast']);
  expect(giftNotes({ isWrapped: true, message: 'عيد مبارك' }, 'ar')).toEqual(['مغلّف كهدية', 'الرسالة: عيد مبارك']);
});

test.each([
  ['For you 🎂 and\nyours 👩‍👩‍👧', 'Message: For you and yours'],
  ['🎂🎁', 'With a gift message'],
  ['जन्मदिन मुबारक', 'With a gift message'],
  ['С праздником', 'With a gift message'],
])('of %j what can be printed: %s', (message, said) => expect(written(message)).toEqual([said]));
