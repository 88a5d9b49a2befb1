import { expect, test } from 'vitest';

import { readFrequentlyBought, readThingsYouLike } from '#contract/baskets.ts';
import { associate } from '#server/baskets/associate.ts';
import { allBaskets, putBaskets, replaceAssociations } from '#server/baskets/store.ts';
import { openSession } from '#server/session/session-store.ts';
import { cookieName } from '#server/session/token.ts';
import { holdersOfEmail } from '#server/session/user-store.ts';
import { createDemoDatabase } from '#tests/support/demo-database.ts';
import { createTestApp } from '#tests/support/test-app.ts';
import { send } from '#tests/support/test-user.ts';

import { basketsOf, pastBaskets } from './demo-baskets.ts';
import { parseDemoBaskets, parseDemoCatalogue, readDemoFiles } from './demo-catalogue.ts';
import { addDemoShoppers } from './demo-shoppers.ts';

const files = await readDemoFiles();
const demo = parseDemoBaskets(files);

test('baskets name products that the demo sells, and shoppers name missions', () => {
  const products = parseDemoCatalogue(files).shelves.flatMap(({ families }) => families.flatMap((one) => one.products));
  const sold = new Set(products.filter(({ state }) => state === null).map(({ code }) => code));
  const named = new Set([...pastBaskets(demo), ...demo.shoppers.flatMap((one) => basketsOf(demo, one))].flat());
  expect([...named].filter((code) => !sold.has(code))).toEqual([]);
  const missions = new Set(demo.missions.map(({ key }) => key));
  expect(demo.shoppers.flatMap((one) => one.missions).filter((key) => !missions.has(key))).toEqual([]);
});

test('what a mission always holds goes together, and staples go with nothing', () => {
  const { pairs } = associate(pastBaskets(demo));
  const goes = new Set(pairs.map(({ stockCode, otherCode }) => `${stockCode} ${otherCode}`));
  for (const { always } of demo.missions) expect(goes.has(`${always[0]} ${always[1]}`)).toBe(true);
  expect(pairs.some(({ stockCode }) => stockCode === '123022')).toBe(false);
});

test('a demo shopper sees both carousels from the first start; a second start adds nothing', async () => {
  const { db } = await createDemoDatabase();
  const now = new Date();
  await db.transaction(async (tx) => {
    await putBaskets(
      tx,
      pastBaskets(demo).map((stockCodes, at) => ({ id: `demo:${at}`, userId: null, boughtAt: now, stockCodes })),
    );
    await replaceAssociations(tx, associate(await allBaskets(tx)));
  });
  await addDemoShoppers(db, now);
  await addDemoShoppers(db, now);
  const [user] = await holdersOfEmail(db.orm, 'mariam@zad.example');
  const cookie = `${cookieName(false)}=${await openSession(db.orm, user?.id ?? 0, now)}`;
  const { app } = await createTestApp(db);
  const ask = async (...[call, input]: [Parameters<typeof send>[1], Record<string, unknown>]) =>
    (await send(app, call, input, cookie)).json<{ data: { products: unknown[]; basis?: string } }>().data;
  expect((await ask(readFrequentlyBought, {})).products.length).toBeGreaterThan(5);
  expect(await ask(readThingsYouLike, { stockCode: ['112001'] })).toMatchObject({ basis: 'together' });
  expect((await ask(readThingsYouLike, { stockCode: ['125014'] })).products.length).toBeGreaterThan(5);
});
