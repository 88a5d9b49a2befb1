/** How many of an answer's first products are the thing itself: a list takes the first of them, and nothing else. */
import { beforeAll, expect, test } from 'vitest';

import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { searchView } from '#server/catalogue/views/search.ts';
import { createDemoDatabase } from '#tests/support/demo-database.ts';
import { openTestCatalogue, question } from '#tests/support/search-shop.ts';

const { db } = await createDemoDatabase();
let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await openTestCatalogue(db);
  return () => catalogue.close();
});

const answer = (query: string, page = 1) => searchView(catalogue, question({ query, page, pageSize: 3 }));

test.each([
  ['مناديل', 'Facial Tissues, 5 Boxes'],
  ['eggs', 'Large White Eggs'],
  ['بيض', 'Large White Eggs'],
  ['ice cream', 'Vanilla Ice Cream'],
  ['khubz', 'White Arabic Bread, Large'],
  ['tomatoe', 'Red Tomatoes'],
  ['milk low fat', 'Low Fat Fresh Milk'],
])('%s is first the thing itself: %s', async (query, name) => {
  const { products, thingCount } = await answer(query);
  expect(products[0]?.name.en).toBe(name);
  expect(thingCount).toBeGreaterThan(0);
});

test.each(['ice', 'oat milk', 'milk for Mona', 'candles for the cake', 'matches', 'pampers', 'haleeb', ''])(
  'nothing is %j, whatever was found for it',
  async (query) => {
    expect((await answer(query)).thingCount).toBe(0);
  },
);

test('what is only a kind of it ends the count, and no further page has one', async () => {
  const { products, thingCount } = await answer('diapers');
  expect([products.length, thingCount]).toEqual([3, 3]);
  expect((await answer('diapers', 2)).thingCount).toBe(0);
  expect((await searchView(catalogue, question({ query: 'lamb', pageSize: 10 }))).thingCount).toBe(3);
});
