import { expect, test } from 'vitest';

import { cardOf } from '#tests/support/product-card.ts';

import { cardMeant } from './card-meant.ts';

const cards = [
  cardOf('1', { name: { en: 'Golden Sella Basmati Rice', ar: 'أرز بسمتي سيلا ذهبي' } }),
  cardOf('2', { name: { en: 'Basmati Rice', ar: 'أرز بسمتي' } }),
  cardOf('4', { name: { en: 'Date and Cardamom Loaf Cake', ar: 'كيك التمر والهيل' } }),
  cardOf('5', { name: { en: 'Hummus with Tahini', ar: 'حمص بالطحينة' } }),
  cardOf('3', { name: { en: 'Low Fat Fresh Milk', ar: 'حليب طازج قليل الدسم' } }),
];

test.each([
  ['basmati rice', '2'],
  ['أرز بسمتي', '2'],
  ['rice basmati', '1'],
  ['basmati', '1'],
  ['milk low fat', '3'],
  ['حليب قليل الدسم', '3'],
  ['fresh mil', '3'],
  ['date cardamom', '4'],
  ['hummus', '5'],
])('%s means %s', (typed, code) => {
  expect(cardMeant(cards, typed)?.stockCode).toBe(code);
});

test.each(['', '  ', 'candles', 'milk for Mona', 'rice cooker', 'cardamom', 'date', 'tahini'])(
  '%j means none of them',
  (typed) => {
    expect(cardMeant(cards, typed)).toBeUndefined();
  },
);
