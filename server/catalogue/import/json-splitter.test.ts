import * as fc from 'fast-check';
import { expect, test } from 'vitest';

import { JsonSplitter } from './json-splitter.ts';
import { findList } from './read-json.ts';

function split(text: string, path: string, size: number) {
  const splitter = new JsonSplitter((found) => found === path);
  const found = [];
  for (let at = 0; at < text.length; at += size) found.push(...splitter.push(text.slice(at, at + size)));
  splitter.end();
  return found;
}

test('objects of a nested list come with what stands around them, however the pieces are cut', () => {
  const products = fc.array(fc.record({ n: fc.string(), p: fc.array(fc.record({ q: fc.string() })) }), {
    maxLength: 4,
  });
  const document = fc.record({
    shop: fc.string(),
    list: fc.array(fc.record({ name: fc.string(), products }), { maxLength: 4 }),
  });
  fc.assert(
    fc.property(document, fc.integer({ min: 1, max: 40 }), fc.constantFrom(undefined, 2), (value, size, indent) => {
      const found = split(JSON.stringify(value, null, indent), 'list.products', size);
      expect(found.map(({ text }) => JSON.parse(text ?? '') as unknown)).toEqual(
        value.list.flatMap((one) => one.products),
      );
      expect(found.map(({ around }) => around['list.name'])).toEqual(
        value.list.flatMap((one) => one.products.map(() => one.name)),
      );
    }),
  );
});

test('lines are counted', () => {
  const text = '[\n  {"a": 1},\n\n  {"a": 2}]';
  expect(split(text, '', 3).map(({ line }) => line)).toEqual([2, 4]);
});

test('an object of 10 MB is refused without being kept', () => {
  const [first, second] = split(`[{"a":"${'x'.repeat(10_000_000)}"},{"a":1}]`, '', 1 << 18);
  expect(first?.text).toBeNull();
  expect(second?.text).toBe('{"a":1}');
});

test.each(['[{"a":1}', '[{"a":1}]]', '{"a":[}', '["open'])('%s is broken', (text) => {
  expect(() => split(text, '', 4)).toThrow(/JSON/);
});

test('the list with names and prices is found among others', () => {
  const text =
    '{"tags":[{"name":"x"}],"data":{"items":[{"name":"Milk","price":1,"photos":[{"url":"a"},{"url":"b"}]}]}}';
  const isEnough = (names: readonly string[]): boolean => names.includes('name') && names.includes('price');
  expect(findList(text, isEnough)).toBe('data.items');
  expect(() => findList('{"a":[{"b":1}]}', isEnough)).toThrow(/lists of objects: a\)/);
});
