import { expect, test } from 'vitest';

import { automaticMap, parseImportMap, settleMap } from './import-map.ts';

test.each([
  ['{', 'is no JSON'],
  ['[]', 'top level: must be an object'],
  ['{"colums":{}}', '"colums" is not a known key; known are format'],
  ['{"columns":{"name":"item"}}', 'columns: "name" is not a known key; known are key, nameEn'],
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
