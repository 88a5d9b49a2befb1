import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { foldText } from '#contract/rules/fold-text.ts';
import type { Bilingual } from '#contract/wire-types.ts';

import { ShelfPlan } from './shelf-plan.ts';

const english = fc.constantFrom('', '', 'Wadi Farms', 'Noor', 'Other', 'Café 1', 'cafe-2', '!!!', '+', 'noor');
const arabic = fc.constantFrom('', '', 'مزارع الوادي', 'نور', 'أخرى', '؟');
const name = fc.record({ en: english, ar: arabic });
const given = name.filter(({ en, ar }) => en + ar !== '');
const placed = fc.record({ category: given, family: given, brand: name, origin: name });

const isSame = (one: string, other: string): boolean =>
  one === other || (foldText(one) !== '' && foldText(one) === foldText(other));
const isNamed = (row: Bilingual | undefined, asked: Bilingual): boolean =>
  row !== undefined &&
  (asked.en + asked.ar === ''
    ? row.en + row.ar === ''
    : [asked.en, asked.ar].some((text) => text !== '' && (isSame(text, row.en) || isSame(text, row.ar))));

test('a product has the brand, origin, category and family that its file names, whatever other products leave empty', () => {
  const existing = fc.subarray([
    { key: '', name: { en: '', ar: '' } },
    { key: 'x', name: { en: 'X', ar: '' } },
    { key: 'noor', name: { en: 'Noor', ar: 'نور' } },
  ]);
  fc.assert(
    fc.property(fc.array(placed, { minLength: 1, maxLength: 12 }), existing, (products, brands) => {
      const plan = new ShelfPlan({ categories: [], families: [], brands, origins: [] });
      for (const product of products) plan.place(product);
      const made = plan.takeNew();
      const rows = { ...made, brands: [...brands, ...made.brands] };
      const nameOf = (list: readonly { key: string; name: Bilingual }[], key: string): Bilingual | undefined =>
        list.find((row) => row.key === key)?.name;
      for (const product of products) {
        const { familyKey, brandKey, originKey } = plan.place(product);
        const family = rows.families.find(({ key }) => key === familyKey);
        expect([
          isNamed(nameOf(rows.brands, brandKey), product.brand),
          isNamed(nameOf(rows.origins, originKey), product.origin),
          isNamed(family?.name, product.family),
          isNamed(nameOf(rows.categories, family?.categoryKey ?? ''), product.category),
        ]).toEqual([true, true, true, true]);
      }
    }),
    { numRuns: 300 },
  );
});

test('a brand that one row names in Arabic and another in both languages is one brand with both names', () => {
  const plan = new ShelfPlan({ categories: [], families: [], brands: [], origins: [] });
  const place = (brand: Bilingual): string =>
    plan.place({ category: { en: 'Food', ar: '' }, family: { en: 'Food', ar: '' }, origin: { en: '', ar: '' }, brand })
      .brandKey;
  const keys = [place({ en: '', ar: 'نور' }), place({ en: 'Noor', ar: 'نور' }), place({ en: 'Noor', ar: '' })];
  expect(new Set(keys).size).toBe(1);
  expect(plan.takeNew().brands).toEqual([{ key: keys[0], name: { en: 'Noor', ar: 'نور' } }]);
});
