/** Whether search answers what shoppers mean: tests/support/shopper-queries, against the demo shop. Prints its score. */
import { beforeAll, expect, it } from 'vitest';

import type { ProductCard } from '#contract/catalogue-card.ts';
import { isOutOfStock } from '#contract/rules/availability.ts';
import type { Catalogue } from '#server/catalogue/catalogue.ts';
import { searchView } from '#server/catalogue/views/search.ts';
import { createDemoDatabase } from '#tests/support/demo-database.ts';
import { allPages, openTestCatalogue, question } from '#tests/support/search-shop.ts';
import { judge, readShopperQueries } from '#tests/support/shopper-queries.ts';

const { db, rows } = await createDemoDatabase();
let catalogue: Catalogue;

beforeAll(async () => {
  catalogue = await openTestCatalogue(db);
  return () => catalogue.close();
});

function canBeBought(card: ProductCard): boolean {
  return !isOutOfStock(card) && !card.isComingSoon;
}

/** Of the questions, in hundredths. */
const RIGHT_AT_LEAST = 95;
const CLEAN_AT_LEAST = 98;

it('the first five are what is meant, and nothing in the first ten is wrong', async () => {
  const queries = readShopperQueries(rows);
  const { cards } = await allPages(catalogue, question());
  const shown = new Set(cards.map((card) => card.stockCode));
  const buyable = new Set(cards.flatMap((card) => (canBeBought(card) ? [card.stockCode] : [])));
  const nameOf = (code: string): string => cards.find((card) => card.stockCode === code)?.name.en ?? code;
  const faults: string[] = [];
  const score = { right: 0, clean: 0 };
  for (const query of queries) {
    const { products } = await searchView(catalogue, question({ query: query.query, pageSize: 10 }));
    const answers = products.map((card) => card.stockCode);
    const { isRight, wrong } = judge(query, answers, { shown, buyable });
    if (isRight) score.right += 1;
    if (wrong.length === 0) score.clean += 1;
    const isFaulty = !isRight || wrong.length > 0;
    if (isFaulty) {
      const missed = isRight ? '' : ` first: ${answers.slice(0, 5).map(nameOf).join(', ') || 'nothing'};`;
      faults.push(`${query.theme}: ${query.query}:${missed} wrong: ${wrong.map(nameOf).join(', ') || 'none'}`);
    }
  }
  const inHundredths = (count: number): number => (count / queries.length) * 100;
  const share = (count: number): string => `${count} of ${queries.length} (${inHundredths(count).toFixed(1)}%)`;
  process.stdout.write(
    `first five right: ${share(score.right)}; nothing wrong in ten: ${share(score.clean)}\n${faults.join('\n')}\n`,
  );
  expect(queries.length).toBeGreaterThan(300);
  expect(inHundredths(score.right)).toBeGreaterThanOrEqual(RIGHT_AT_LEAST);
  expect(inHundredths(score.clean)).toBeGreaterThanOrEqual(CLEAN_AT_LEAST);
});

it('Arabic bread is what bread means in Arabic, before all else that is called so', async () => {
  const first = async (query: string) =>
    (await searchView(catalogue, question({ query, pageSize: 2 }))).products.map(({ stockCode }) => stockCode);
  expect(await first('خبز')).toEqual(['108001', '108002']);
  expect(await first('خبز توست')).not.toContain('108001');
});

it.each(['chicken', 'دجاج'])(
  '%s is first the fresh one, then the frozen one, and last what is made of it',
  async (query) => {
    const { products } = await searchView(catalogue, question({ query }));
    const bought = products.filter(canBeBought).map(({ stockCode }) => stockCode);
    const fresh = ['104001', '104005', '104006', '104007'];
    expect(bought.slice(0, 4).toSorted()).toEqual(fresh);
    expect(bought[4]).toBe('109016');
    expect(bought.slice(5).toSorted()).toEqual(['104023', '109015', '110003']);
    expect(bought.at(-1)).toBe('110003');
  },
);

it.each([
  ['مناديل', '123022'],
  ['chips', '118001'],
])('what is meant by %s stands first, before all else that is called so', async (query, code) => {
  const { products } = await searchView(catalogue, question({ query, pageSize: 1 }));
  expect(products[0]?.stockCode).toBe(code);
});

it.each([
  ['coffe beens', 'coffee beans'],
  ['oliv oyl', 'olive oil'],
  ['tomatoe souce', 'tomato sauce'],
  ['shampo babby', 'shampoo baby'],
])('each word of %s is corrected, or none', async (query, corrected) => {
  const { correctedQuery } = await searchView(catalogue, question({ query }));
  expect(correctedQuery?.en).toBe(corrected);
});

it.each(['basmati rice', 'أرز بسمتي'])(
  'a product of the very name that was asked for stands first: %s',
  async (query) => {
    const { products } = await searchView(catalogue, question({ query, pageSize: 5 }));
    expect(products[0]?.name.en).toBe('Basmati Rice');
    expect(products[1]?.name.en).toBe('Golden Sella Basmati Rice');
  },
);

it.each(['لاب توب', 'بامبرز'])(
  '%s is searched in its own language, and never as a word that says nothing',
  async (query) => {
    const { correctedQuery } = await searchView(catalogue, question({ query, language: 'ar' }));
    expect(correctedQuery?.ar ?? query).not.toMatch(/^لا |[a-z]/);
  },
);
