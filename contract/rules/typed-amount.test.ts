import { expect, test } from 'vitest';

import { typedAmount } from './typed-amount.ts';

test.each([
  ['rice 5 kg', 'rice', 'g', 5000],
  ['rice 5kg', 'rice', 'g', 5000],
  ['5 kg rice', 'rice', 'g', 5000],
  ['2 kg onions', 'onions', 'g', 2000],
  ['2 kg of onions', 'onions', 'g', 2000],
  ['potatoes 2 kilos', 'potatoes', 'g', 2000],
  ['a kilo of onions', 'onions', 'g', 1000],
  ['half a kilo of tomatoes', 'tomatoes', 'g', 500],
  ['500g pasta', 'pasta', 'g', 500],
  ['1.5 l water', 'water', 'ml', 1500],
  ['water 1,5 L', 'water', 'ml', 1500],
  ['cola 330 ml', 'cola', 'ml', 330],
  ['٢ كيلو بصل', 'بصل', 'g', 2000],
  ['كيلو بصل', 'بصل', 'g', 1000],
  ['نص كيلو جبن', 'جبن', 'g', 500],
  ['كيلوين طماطم', 'طماطم', 'g', 2000],
  ['سكر ٥ كجم', 'سكر', 'g', 5000],
  ['٥٠٠ جرام جبن', 'جبن', 'g', 500],
  ['حليب ٢ لتر', 'حليب', 'ml', 2000],
  ['۲ کیلو برنج', 'برنج', 'g', 2000],
  ['ماء ١٫٥ لتر', 'ماء', 'ml', 1500],
  ['٣ علب تونة', 'تونة', 'packs', 3],
  ['2 packs of chips', 'chips', 'packs', 2],
  ['١٢ حبة بيض', 'بيض', 'pieces', 12],
  ['eggs 30 pcs', 'eggs', 'pieces', 30],
  ['6 pack water', 'water', 'pieces', 6],
  ['tea 100 bags', 'tea', 'pieces', 100],
])('%j is of %j: %s %s', (typed, words, unit, number) => {
  expect(typedAmount(typed)).toMatchObject({ typed, words, amount: { unit, number } });
});

test.each([
  ['3 milk', 3, 'milk', true],
  ['3x eggs', 3, 'eggs', true],
  ['12 × paper cups', 12, 'paper cups', true],
  [' ٢ حليب ', 2, 'حليب', true],
  ['٣ أكواب ٢٠٠ مل', 3, 'أكواب ٢٠٠ مل', true],
  ['3 large eggs', 3, 'large eggs', true],
  ['2 glasses', 2, 'glasses', true],
  ['2 كيكة', 2, 'كيكة', true],
  ['هيل ×٢', 2, 'هيل', true],
  ['eggs x12', 12, 'eggs', true],
  ['حليب 2', 2, 'حليب', false],
  ['milk 2', 2, 'milk', false],
  ['Aptamil 2', 2, 'Aptamil', false],
])('%j is %i of %j', (typed, number, words, isSurelyCount) => {
  expect(typedAmount(typed)).toEqual({ typed: typed.trim(), words, amount: { unit: 'count', number }, isSurelyCount });
});

test.each([
  'milk',
  'box',
  '7 up',
  '7up can',
  '100 cups',
  '1121 rice',
  '0 milk',
  '2',
  '',
  '2 kg',
  'cola 6 x 330 ml',
  '1.5 milk',
  'حبة البركة',
  'كيلو',
  'oil 2026',
])('%j has no amount', (typed) => {
  expect(typedAmount(typed)).toEqual({ typed, words: typed, amount: null, isSurelyCount: false });
});
