import { expect, test } from 'vitest';

import { automaticMap, parseImportMap, settleMap } from './import-map.ts';

test.each([
  ['{', 'is no JSON'],
  ['[]', 'The map, value: must be an object'],
  ['{"colums":{}}', 'colums: is not a known field'],
  ['{"columns":{"name":"item"}}', 'columns.name: is not a known field'],
  ['{"columns":{"price":5}}', 'columns.price: must be a text'],
  ['{"columns":{"price":""}}', 'columns.price: must be a text'],
  ['{"defaults":[]}', 'defaults: must be an object'],
  ['{"skipRows":{}}', 'skipRows: must be a list'],
  ['{"skipRows":[{"column":"a"}]}', 'skipRows[0]: must have one of contains, equals, matches'],
  ['{"skipRows":[{"column":"a","equals":"x","contains":"y"}]}', 'skipRows[0]: must have one of'],
  ['{"skipRows":[{"column":"a","matches":"("}]}', 'skipRows[0].matches: is no regular expression'],
  ['{"skipRows":[{"equals":"a"}]}', 'skipRows[0].column: must be a text'],
  ['{"sameProduct":[]}', 'sameProduct: must name at least one column'],
  ['{"priceRule":"mean"}', 'priceRule: must be one of median, min, max'],
  ['{"encoding":"latin1"}', 'encoding: must be one of utf-8'],
  ['{"columns":{"category":{"column":"url","splitBy":"/"}}}', 'columns.category.part: must be a whole number'],
  ['{"columns":{"category":{"column":"url","splitBy":"/","part":0}}}', 'columns.category.part: must not be 0'],
  ['{"names":{"price":{}}}', 'names.price: is not a known field'],
  ['{"names":{"brand":{"x":5}}}', 'names.brand.x: must be a text'],
  ['{"currency":"pounds"}', 'currency: "POUNDS" is no currency code'],
  ['{"rates":{"GBP":0}}', 'rates.GBP: must be how many dirhams'],
  ['{"rates":{"GBP":"4"}}', 'rates.GBP: must be a number'],
  ['{"emptyCells":"yes"}', 'emptyCells: must be one of keep, clear'],
  ['{"weightFromName":1}', 'weightFromName: must be true or false'],
  ['{"delimiter":"||"}', 'delimiter: must be one character'],
  ['{"format":"xlsx"}', 'format: must be one of csv, json, json-lines'],
])('%s: %s', (text, problem) => {
  expect(() => parseImportMap(text)).toThrow(problem);
});

const names = ['item', 'price', 'store'];

test.each([
  [
    '{"columns":{"nameEn":"title","price":"price"}}',
    'columns.nameEn: there is no column "title"; the file has "item", "price", "store"',
  ],
  [
    '{"columns":{"nameEn":"item","price":"price"},"skipRows":[{"column":"shop","equals":"a"}]}',
    'skipRows[0].column: there is no column "shop"',
  ],
  [
    '{"columns":{"nameEn":"item","price":"price"},"sameProduct":["weight"]}',
    'sameProduct[0]: there is no column "weight"',
  ],
  ['{"columns":{"nameEn":"item"}}', 'No column is known to be the price'],
  ['{"columns":{"price":"price"}}', 'No column is known to be the name'],
])('%s does not fit the file: %s', (text, problem) => {
  expect(() => settleMap(parseImportMap(text), names)).toThrow(problem);
});

test('a currency that bare numbers are in has a rate', () => {
  const map = parseImportMap('{"columns":{"nameEn":"item","price":"price"},"currency":"gbp"}');
  expect(() => settleMap(map, names)).toThrow('"rates": {"GBP": ...}');
  expect(settleMap({ ...map, rates: { GBP: 4.65 } }, names).currency).toBe('GBP');
  const named = parseImportMap('{"columns":{"nameEn":"item","price":"Price (£)"}}');
  expect(() => settleMap(named, ['item', 'Price (£)'])).toThrow('Prices are in GBP by the name of the column');
});

test('a name that two columns have is ambiguous', () => {
  expect(() => settleMap(automaticMap(['item', 'price', 'price#2']), ['item', 'price', 'price#2'])).toThrow(
    'columns.price: the file has more than one column "price"',
  );
});

test('headers are known in English and Arabic', () => {
  expect(automaticMap(['اسم المنتج', 'السعر', 'القسم', 'بلد المنشأ', 'الباركود', 'الوزن']).columns).toEqual({
    nameAr: 'اسم المنتج',
    price: 'السعر',
    category: 'القسم',
    origin: 'بلد المنشأ',
    barcode: 'الباركود',
    weight: 'الوزن',
  });
  expect(automaticMap(['Product_Name', 'NAME-AR', 'Sub Category', 'Unit Price', 'Pack Size']).columns).toEqual({
    nameEn: 'Product_Name',
    nameAr: 'NAME-AR',
    family: 'Sub Category',
    price: 'Unit Price',
    weight: 'Pack Size',
  });
});

test('without a category every product is in Other', () => {
  expect(settleMap(automaticMap(names), names).defaults).toEqual({ category: 'Other', categoryAr: 'أخرى' });
});
