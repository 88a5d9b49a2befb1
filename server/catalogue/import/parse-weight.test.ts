import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';

import { parseWeight } from './parse-weight.ts';

/** text, amount, unit, packs, English, Arabic */
const read: [string, number, 'g' | 'ml' | 'piece', number, string, string][] = [
  ['8x180ml', 1440, 'ml', 8, '8 x 180 ml', '8 × 180 مل'],
  ['6 x 200 ml', 1200, 'ml', 6, '6 x 200 ml', '6 × 200 مل'],
  ['180ml x 8', 1440, 'ml', 8, '8 x 180 ml', '8 × 180 مل'],
  ['6X2 ltrs.', 12_000, 'ml', 6, '6 x 2 L', '6 × 2 لتر'],
  ['٦ × ٢٠٠ مل', 1200, 'ml', 6, '6 x 200 ml', '6 × 200 مل'],
  ['2x1.5L', 3000, 'ml', 2, '2 x 1.5 L', '2 × 1.5 لتر'],
  ['3x(8x40g)', 960, 'g', 24, '3 x 8 x 40 g', '3 × 8 × 40 جم'],
  ['75cl', 750, 'ml', 1, '75 cl', '75 سنتيلتر'],
  ['1.5L', 1500, 'ml', 1, '1.5 L', '1.5 لتر'],
  ['1,5 L', 1500, 'ml', 1, '1.5 L', '1.5 لتر'],
  ['1,000g', 1000, 'g', 1, '1000 g', '1000 جم'],
  ['500g pack', 500, 'g', 1, '500 g', '500 جم'],
  ['65gm (cup)', 65, 'g', 1, '65 g', '65 جم'],
  ['380 Gm', 380, 'g', 1, '380 g', '380 جم'],
  ['500 غرام', 500, 'g', 1, '500 g', '500 جم'],
  ['١ لتر', 1000, 'ml', 1, '1 L', '1 لتر'],
  ['نصف كيلو', 500, 'g', 1, '0.5 kg', '0.5 كجم'],
  ['½ kg', 500, 'g', 1, '0.5 kg', '0.5 كجم'],
  ['1 1/2 kg', 1500, 'g', 1, '1.5 kg', '1.5 كجم'],
  ['1kg', 1000, 'g', 1, '1 kg', '1 كجم'],
  ['5k', 5000, 'g', 1, '5 kg', '5 كجم'],
  ['per kg', 1000, 'g', 1, '1 kg', '1 كجم'],
  ['1oz', 28.35, 'g', 1, '1 oz', '1 أونصة'],
  ['16 fl oz', 473.176, 'ml', 1, '16 fl oz', '16 أونصة سائلة'],
  ['80z', 226.796, 'g', 1, '8 oz', '8 أونصة'],
  ['2.2lb', 997.903, 'g', 1, '2.2 lb', '2.2 رطل'],
  ['120mg', 0.12, 'g', 1, '120 mg', '120 ملجم'],
  ['25s', 25, 'piece', 1, '25 pcs', '25 حبة'],
  ["20's", 20, 'piece', 1, '20 pcs', '20 حبة'],
  ['12 pcs', 12, 'piece', 1, '12 pcs', '12 حبة'],
  ['1pc\t', 1, 'piece', 1, '1 pc', 'حبة واحدة'],
  ['each', 1, 'piece', 1, '1 pc', 'حبة واحدة'],
  ['1 bunch', 1, 'piece', 1, '1 bunch', 'ربطة واحدة'],
  ['10 Bags', 10, 'piece', 1, '10 bags', '10 أكياس'],
  ['60Tablets', 60, 'piece', 1, '60 tablets', '60 قرصاً'],
  ['2 dozen', 24, 'piece', 1, '2 dozen', 'دزينتان'],
  ['5x200s', 1000, 'piece', 5, '5 x 200 pcs', '5 × 200 حبة'],
  ['1 x 20', 20, 'piece', 1, '1 x 20 pcs', '1 × 20 حبة'],
  ['1+1', 2, 'piece', 2, '1 + 1 pcs', '1 + 1 حبة'],
  ['9+3s', 12, 'piece', 2, '9 pcs + 3 pcs', '9 حبات + 3 حبات'],
  ['5+2kg', 7000, 'g', 2, '5 kg + 2 kg', '5 كجم + 2 كجم'],
  ['3x1kg + 125g', 3125, 'g', 4, '3 x 1 kg + 125 g', '3 × 1 كجم + 125 جم'],
  ['500g+500g Free', 1000, 'g', 2, '500 g + 500 g free', '500 جم + 500 جم مجاناً'],
  ['150g+1 Free', 300, 'g', 2, '150 g + 1 free', '150 جم + 1 مجاناً'],
  ['1kg+15%', 1150, 'g', 1, '1 kg + 15%', '1 كجم + 15%'],
  ['25pcs - 8oz', 25, 'piece', 1, '25 pcs, 8 oz', '25 حبة، 8 أونصة'],
  ['100x100cm - 6pcs', 6, 'piece', 1, '100 x 100 cm, 6 pcs', '100 × 100 سم، 6 حبات'],
  ['2ply 4s', 4, 'piece', 1, '2 ply, 4 pcs', '2 طبقة، 4 حبات'],
  ['4 per pack', 4, 'piece', 1, '4 pcs', '4 حبات'],
  ['2 x 100 per pack', 200, 'piece', 2, '2 x 100 pcs', '2 × 100 حبة'],
  ['20teabags', 20, 'piece', 1, '20 tea bags', '20 كيس شاي'],
  ['80 tea bags', 80, 'piece', 1, '80 tea bags', '80 كيس شاي'],
  ['4sx50g', 200, 'g', 4, '4 x 50 g', '4 × 50 جم'],
  ['12 pk/12 fl oz', 4258.588, 'ml', 12, '12 x 12 fl oz', '12 × 12 أونصة سائلة'],
  ['1 lb 4 oz', 566.99, 'g', 1, '1 lb, 4 oz', '1 رطل، 4 أونصة'],
  ['approx. 200g', 200, 'g', 1, '200 g', '200 جم'],
  ['120g (90g*)', 120, 'g', 1, '120 g (90 g)', '120 جم (90 جم)'],
  ['16oz/454g', 453.592, 'g', 1, '16 oz / 454 g', '16 أونصة / 454 جم'],
];

test.each(read)('%s is %d %s in %d', (text, amount, unit, count, en, ar) => {
  expect(parseWeight(text)).toMatchObject({ content: { amount, unit }, count, range: null, text: { en, ar } });
});

describe('ranges', () => {
  test.each([
    ['1000g-1100g', 1000, 1100, 1050],
    ['3-4kg', 3000, 4000, 3500],
    ['3 kg to 4 kg', 3000, 4000, 3500],
    ['360g/400g', 360, 400, 380],
    ['420/450g', 420, 450, 435],
    ['10x40g/50g', 400, 500, 450],
  ])('%s keeps both ends and uses the mean', (text, min, max, amount) => {
    expect(parseWeight(text)).toMatchObject({ range: { min, max }, content: { amount, unit: 'g' } });
  });
});

test.each([
  ['250g(20pc)', 250, 20],
  ['200g - 10 Slices', 200, 10],
  ['24p 1344 G', 1344, 24],
])('%s is a weight, and how many pieces make it', (text, amount, pieces) => {
  expect(parseWeight(text)).toMatchObject({ content: { amount, unit: 'g' }, pieces });
});

test.each([
  ['28cm', '28 cm'],
  ['L15xW15xH21Cms', '15 x 15 x 21 cm'],
  ['66X46X5.5 (Cm)', '66 x 46 x 5.5 cm'],
  ['20"', '20 in'],
  ['25sqft', '25 sq ft'],
  ['4 - 6 pax', 'Serves 4 - 6'],
])('%s is a size, not a content', (text, en) => {
  expect(parseWeight(text)).toMatchObject({ content: null, text: { en } });
});

test.each([
  '',
  ' ',
  'g',
  'added',
  '600',
  '20w',
  '100gh',
  '28/3 oz',
  'Buy 1 Get 1 Free',
  '-5kg',
  '0g',
  '1e9kg',
  'x'.repeat(10_000),
])('%j is left alone', (text) => expect(parseWeight(text)).toBeNull());

test('no text throws, and what is read is a positive amount', () => {
  const bits = fc.constantFrom(
    '1',
    '20',
    '1.5',
    ',',
    'x',
    '×',
    ' ',
    'g',
    'ml',
    'kg',
    'pcs',
    's',
    '+',
    '-',
    '/',
    '(',
    ')',
    '%',
    'free',
    '½',
    'لتر',
    '٣',
    'cm',
    "'s",
  );
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string({ unit: 'binary' }),
        fc.array(bits, { maxLength: 12 }).map((all) => all.join('')),
      ),
      (text) => {
        const weight = parseWeight(text);
        if (!weight?.content) return true;
        const { min, max } = weight.range ?? { min: weight.content.amount, max: weight.content.amount };
        return (
          weight.content.amount >= 0 &&
          min <= weight.content.amount &&
          weight.content.amount <= max &&
          weight.count >= 1
        );
      },
    ),
    { numRuns: 3000 },
  );
});
