import { expect, test } from 'vitest';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { cardOf } from '#tests/support/product-card.ts';

import { indexOf, seenCodesFor } from './seen-index.ts';

const named = (stockCode: string, en: string, ar: string, more: Partial<ProductCard> = {}): ProductCard =>
  cardOf(stockCode, { name: { en, ar }, family: { en: 'Fresh Milk', ar: 'حليب طازج' }, ...more });
const milk = named('M1', 'Full Cream Milk', 'حليب كامل الدسم');

function only(...cards: ProductCard[]): (typed: string) => string[] {
  const index = indexOf(cards);
  return (typed) => seenCodesFor(index, typed);
}

test('finds where it comes from, what it is described as, and how it is sold', () => {
  const honey = named('H1', 'Honey', 'عسل', {
    originName: { en: 'Oman', ar: 'عمان' },
    shortDetail: { en: 'Raw and unheated', ar: 'خام' },
    units: { en: '6 jars', ar: '٦ برطمانات' },
  });
  const found = only(milk, honey);
  expect(['oman', 'عمان', 'unheated', 'خام', 'jars'].map((query) => found(query))).toEqual(
    Array.from({ length: 5 }, () => ['H1']),
  );
});

test('puts what is called so before what is only described so', () => {
  const water = named('W1', 'Rose Water From The Gardens Of Taif', 'ماء ورد من الطائف');
  const syrup = named('S1', 'Syrup', 'شراب', { shortDetail: { en: 'rose', ar: 'ورد' } });
  expect(only(syrup, water)('rose')).toEqual(['W1', 'S1']);
});

test('puts the thing itself before what is made of it, or comes with it', () => {
  const passata = named('P1', 'Tomato Passata', 'صلصة طماطم');
  const tomatoes = named('T1', 'Cherry Tomatoes on the Vine', 'طماطم كرزية على العنقود');
  const found = only(passata, tomatoes, named('S1', 'Sardines in Tomato', 'سردين في صلصة طماطم'));
  for (const query of ['tomato', 'tomatoes', 'طماطم', 'الطماطم']) expect(found(query)[0]).toBe('T1');
  expect(found('tomato passata')[0]).toBe('P1');
});

test('passes over words that say nothing', () => {
  const hummus = named('H1', 'Hummus Tahini', 'حمص طحينة');
  const found = only(hummus, named('C1', 'Cheese with Olives', 'جبن مع زيتون'));
  expect([found('hummus with tahini'), found('a hummus'), found('cheese and olives')]).toEqual([
    ['H1'],
    ['H1'],
    ['C1'],
  ]);
  expect(found('with')).toEqual([]);
});

test('takes nothing that is only near to the stem of a word', () => {
  const found = only(named('P1', 'Garden Peas', 'بازلاء'), named('C1', 'Saudi Coffee', 'قهوة سعودية'));
  expect([found('sardines'), found('سردين')]).toEqual([[], []]);
});

test('takes one and several of a thing for the same', () => {
  const found = only(named('C1', 'Chocolate Cookies', 'كوكيز'), named('N1', 'Baby Nappy', 'حفاض'));
  expect([found('cookie'), found('cooki'), found('nappies')]).toEqual([['C1'], ['C1'], ['N1']]);
});

test('takes short words and figures as they are: nearly right would be something else', () => {
  const found = only(named('P1', 'Pea Soup', 'شوربة'), named('F1', 'Flour 2000', 'صمون Samoon'));
  expect([found('tea'), found('3000'), found('shampoo')]).toEqual([[], [], []]);
  expect([found('pea'), found('2000'), found('sopu')]).toEqual([['P1'], ['F1'], ['P1']]);
});
