import { expect, test } from 'vitest';

import { cardOf } from '#tests/support/product-card.ts';

import { isNamedWhole, kindsBeyond } from './called-so.ts';

const named = (en: string, ar: string) => cardOf('1', { name: { en, ar }, brand: { en: 'Nest', ar: '' } });
const ARABIC = {
  'Large White Eggs': 'بيض أبيض كبير',
  'Quail Eggs': 'بيض سمان',
  'Vanilla Ice Cream': 'آيس كريم فانيليا',
  'Organic Black Rice': 'أرز أسود عضوي',
  'Golden Sella Basmati Rice': 'أرز بسمتي سيلا ذهبي',
  'Low Fat Fresh Milk': 'حليب طازج قليل الدسم',
  'Hummus with Tahini': 'حمص بالطحينة',
  'Date and Cardamom Loaf Cake': 'كيك التمر والهيل',
} as const;

test.each([
  ['eggs', 'Large White Eggs', 0],
  ['egg', 'Large White Eggs', 0],
  ['بيض', 'Large White Eggs', 0],
  ['البيض', 'Large White Eggs', 0],
  ['nest eggs', 'Large White Eggs', 0],
  ['eggs white', 'Large White Eggs', 0],
  ['eggs', 'Quail Eggs', 1],
  ['بيض', 'Quail Eggs', 1],
  ['quail eggs', 'Quail Eggs', 0],
  ['rice', 'Golden Sella Basmati Rice', 3],
  ['rice', 'Organic Black Rice', 1],
  ['أرز', 'Organic Black Rice', 1],
  ['ice cream', 'Vanilla Ice Cream', 1],
  ['حليب', 'Low Fat Fresh Milk', 0],
  ['hummus', 'Hummus with Tahini', 0],
] as const)('for %s, %s is so many kinds beyond it: %i', (typed, name, beyond) => {
  expect(kindsBeyond(named(name, ARABIC[name]), typed)).toBe(beyond);
});

test.each([
  ['ice', 'Vanilla Ice Cream'],
  ['basmati', 'Golden Sella Basmati Rice'],
  ['tahini', 'Hummus with Tahini'],
  ['cardamom', 'Date and Cardamom Loaf Cake'],
  ['eggs for Mona', 'Large White Eggs'],
  ['candles', 'Large White Eggs'],
  ['', 'Large White Eggs'],
] as const)('%j is not what %s is called', (typed, name) => {
  expect(kindsBeyond(named(name, ARABIC[name]), typed)).toBeNull();
});

test('a name has a number as it stands, and no other', () => {
  const nappies = named('Tape Nappies, Size 4', 'حفاضات بلاصق مقاس 4');
  expect(
    ['nappies size 4', 'حفاضات مقاس ٤', 'nappies 2', 'nappies 40', ''].map((one) => isNamedWhole(nappies, one)),
  ).toEqual([true, true, false, false, false]);
});
