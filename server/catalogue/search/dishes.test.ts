/** A dish that the shop has not is no soy sauce: what goes into it is what comes closest. */
import { beforeAll, expect, it } from 'vitest';

import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { searchView } from '#server/catalogue/views/search.ts';
import { createDemoDatabase } from '#tests/support/demo-database.ts';
import { openTestCatalogue, question } from '#tests/support/search-shop.ts';

let catalogue: Catalogue;
beforeAll(async () => {
  catalogue = await openTestCatalogue((await createDemoDatabase()).db);
  return () => catalogue.close();
});

const answer = (query: string) => searchView(catalogue, question({ query, pageSize: 10 }));

it.each(['sushi', 'kabsa', 'كبسة', 'pizza', 'tacos', 'fried rice', 'Pad Thai'])(
  '%s is not sold here, and what is found is no such thing',
  async (query) => {
    const { total, missedWords, thingCount } = await answer(query);
    expect(total).toBeGreaterThan(0);
    expect(missedWords).toEqual([query]);
    expect(thingCount).toBe(0);
  },
);

it('a dish of which nothing is found is said once, as nothing found', async () => {
  const { total, missedWords } = await answer('thareed');
  expect([total, missedWords]).toEqual([0, []]);
});

it.each(['biryani', 'برياني', 'machboos', 'harees', 'sandwich', 'breakfast', 'ramadan', 'keto', 'champignon', 'vegan'])(
  '%s is a dish that is sold, another name or no dish, and nothing is said of it',
  async (query) => {
    const { total, missedWords } = await answer(query);
    expect(total).toBeGreaterThan(0);
    expect(missedWords).toEqual([]);
  },
);
