import { expect, test } from 'vitest';

import { cardOf } from '#tests/support/product-card.ts';

import { isNamedWhole, kindsBeyond } from './called-so.ts';

const named = (en: string, ar: string, brand = 'Nest') =>
  cardOf('1', { name: { en, ar }, brand: { en: brand, ar: '' } });
const whiteEggs = named('Large White Eggs', 'بيض أبيض كبير');
const quailEggs = named('Quail Eggs', 'بيض سمان');
const iceCream = named('Vanilla Ice Cream', 'آيس كريم فانيليا');
const basmati = named('Golden Sella Basmati Rice', 'أرز بسمتي سيلا ذهبي');

test.each([
  ['eggs', whiteEggs, 0],
  ['egg', whiteEggs, 0],
  ['بيض', whiteEggs, 0],
  ['البيض', whiteEggs, 0],
  ['nest eggs', whiteEggs, 0],
  ['eggs white', whiteEggs, 0],
  ['eggs', quailEggs, 1],
  ['بيض', quailEggs, 1],
  ['quail eggs', quailEggs, 0],
  ['rice', basmati, 3],
  ['ice cream', iceCream, 1],
  ['حليب', named('Low Fat Fresh Milk', 'حليب طازج قليل الدسم'), 0],
  ['hummus', named('Hummus with Tahini', 'حمص بالطحينة'), 0],
])('%s: %o is so many kinds beyond it: %i', (typed, card, beyond) => {
  expect(kindsBeyond(card, typed)).toBe(beyond);
});

test.each([
  ['ice', iceCream],
  ['basmati', basmati],
  ['tahini', named('Hummus with Tahini', 'حمص بالطحينة')],
  ['cardamom', named('Date and Cardamom Loaf Cake', 'كيك التمر والهيل')],
  ['eggs for Mona', whiteEggs],
  ['candles', whiteEggs],
  ['', whiteEggs],
])('%j is not what %o is called', (typed, card) => {
  expect(kindsBeyond(card, typed)).toBeNull();
});

test('a name has a number as it stands, and no other', () => {
  const nappies = named('Tape Nappies, Size 4', 'حفاضات بلاصق مقاس 4');
  expect(
    ['nappies size 4', 'حفاضات مقاس ٤', 'nappies 2', 'nappies 40', ''].map((one) => isNamedWhole(nappies, one)),
  ).toEqual([true, true, false, false, false]);
});
