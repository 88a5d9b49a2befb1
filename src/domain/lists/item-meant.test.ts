import { expect, test } from 'vitest';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { typedAmount } from '#contract/rules/typed-amount.ts';
import { cardOf } from '#tests/support/product-card.ts';

import { itemMeant } from './item-meant.ts';

const sold = (stockCode: string, en: string, ar: string, units: string, more: Partial<ProductCard> = {}) =>
  cardOf(stockCode, { name: { en, ar }, units: { en: units, ar: '' }, ...more });
const milk = sold('m2', 'Full Cream Fresh Milk', 'حليب طازج كامل الدسم', '2 L');
const lowFat = sold('m1', 'Low Fat Fresh Milk', 'حليب طازج قليل الدسم', '1 L');
const whiteEggs = sold('e30', 'Large White Eggs', 'بيض أبيض كبير', '30 pcs');
const quailEggs = sold('e18', 'Quail Eggs', 'بيض سمان', '18 pcs');
const tissues = sold('t', 'Facial Tissues, 5 Boxes', 'محارم وجه، 5 علب', '5 x 150 sheets');
const wipes = sold('w', 'Pure Water Baby Wipes', 'مناديل أطفال مبللة بالماء النقي', '60 wipes');
const iceCream = sold('i', 'Vanilla Ice Cream', 'آيس كريم فانيليا', '1 L');
const onions = sold('o', 'Red Onions', 'بصل أحمر', '1 kg');

/** The code and how many of it, as the shop's search answers: all of the cards are the thing, or so many of them. */
function shop(typed: string, cards: readonly ProductCard[], thingCount = cards.length): string | undefined {
  const item = itemMeant(typedAmount(typed), { cards, thingCount, isSeen: false }, 'en');
  return item ? `${item.quantity} ${item.stockCode}` : undefined;
}
function device(typed: string, cards: readonly ProductCard[]): string | undefined {
  const item = itemMeant(typedAmount(typed), { cards, thingCount: 0, isSeen: true }, 'en');
  return item ? `${item.quantity} ${item.stockCode}` : undefined;
}

test('the shop’s first answer is taken, whatever else has the word in its name', () => {
  expect(shop('مناديل', [tissues, wipes])).toBe('1 t');
  expect(shop('haleeb', [milk, lowFat])).toBe('1 m2');
});

test('of several that are the thing, the one bought before is taken, where the words are as much its own', () => {
  const sack = sold('r5', 'Extra Long Basmati Rice', '', '5 kg');
  const bought = { ...sold('r1', 'Basmati Rice', '', '1 kg'), familyUrl: 'y', isPreviouslyPurchased: true };
  expect(shop('basmati rice', [sack, bought])).toBe('1 r1');
  expect(shop('basmati rice', [sack, { ...bought, availability: 'out-of-stock' }])).toBe('1 r5');
  expect(shop('rice 5 kg', [sack, bought])).toBe('1 r5');
  const condensed = { ...sold('c', 'Condensed Coconut Milk', '', '1 kg'), familyUrl: 'y', isPreviouslyPurchased: true };
  expect(shop('milk', [milk, condensed])).toBe('1 m2');
  expect(shop('haleeb', [milk, { ...condensed, name: milk.name }])).toBe('1 m2');
  const [fresh, skimmed] = [milk, lowFat].map((card) => ({ ...card, familyUrl: 'fresh-milk' }));
  expect(shop('haleeb', [fresh, { ...skimmed, isPreviouslyPurchased: true }] as ProductCard[])).toBe('1 m1');
});

test('what is only made of it is not, nor what lacks a word; what has all of them is', () => {
  expect(shop('ice', [iceCream], 0)).toBe('1 *ice');
  expect(shop('milk for Mona', [milk], 0)).toBe('1 *milk for Mona');
  expect(shop('eggs white', [whiteEggs], 0)).toBe('1 e30');
  expect(shop('candles for the cake', [])).toBe('1 *candles for the cake');
});

test('without signal the plain thing is taken, then what was bought before, else the words', () => {
  expect(device('بيض', [quailEggs, whiteEggs])).toBe('1 e30');
  expect(device('eggs', [quailEggs])).toBe('1 *eggs');
  expect(device('eggs', [{ ...quailEggs, isPreviouslyPurchased: true }])).toBe('1 e18');
  expect(device('ice', [iceCream])).toBe('1 *ice');
  expect(device('haleeb', [milk])).toBe('1 *haleeb');
});

test('a size is the product of that size, else as many packs as make it, else it stays among the words', () => {
  const rice = [sold('r2', 'Basmati Rice', '', '2 kg'), sold('r5', 'Sona Masoori Rice', '', '5 kg')];
  expect(shop('rice 5 kg', rice)).toBe('1 r5');
  expect(shop('٢ كيلو بصل', [onions])).toBe('2 o');
  expect(shop('2 kg onions', [onions])).toBe('2 o');
  expect(shop('sugar 5 kg', [sold('s', 'Fine White Sugar', '', '2 kg')])).toBe('1 *sugar 5 kg');
  expect(shop('2 kg nails', [])).toBe('1 *2 kg nails');
  expect(device('onions 3 kg', [onions])).toBe('3 o');
});

test('a count is the row’s: of packs, or of as many trays as hold it', () => {
  expect(shop('3 milk', [milk, lowFat])).toBe('3 m2');
  expect(shop('حليب 2', [milk, lowFat])).toBe('2 m2');
  expect(shop('eggs x12', [whiteEggs])).toBe('1 e30');
  expect(shop('2 packs of eggs', [whiteEggs])).toBe('2 e30');
  expect(shop('eggs 18 pieces', [whiteEggs, quailEggs])).toBe('1 e18');
});

test('a number that a name has is no count', () => {
  const nappies = sold('n4', 'Tape Nappies, Size 4', 'حفاضات بلاصق مقاس 4', '64 pcs');
  expect(shop('nappies size 4', [sold('n1', 'Newborn Nappies, Size 1', '', '44 pcs'), nappies])).toBe('1 n4');
});

test('a count of words that nothing is called is the row’s where it can be nothing else; too many words are nothing', () => {
  expect(shop('3 candles for the cake', [])).toBe('3 *candles for the cake');
  expect(shop('Aptamil 2', [])).toBe('1 *Aptamil 2');
  expect(shop('x y'.repeat(40), [])).toBeUndefined();
});
