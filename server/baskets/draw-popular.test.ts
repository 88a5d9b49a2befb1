import { createServer } from 'node:http';

import { eq } from 'drizzle-orm';
import { expect, test, vi } from 'vitest';

import { imagePath, svgImage } from '#server/catalogue/pictures.ts';
import type { ImageRow } from '#server/catalogue/rows.ts';
import { category, image, item } from '#server/catalogue/table.ts';
import { createLog } from '#server/kit/log.ts';
import { createDemoDatabase } from '#tests/support/demo-database.ts';

import { drawPopular } from './draw-popular.ts';
import { basketProduct } from './table.ts';

const { db, rows } = await createDemoDatabase();
const log = createLog('silent');
const drawn = async () =>
  (await db.orm.select({ name: image.name }).from(image).where(eq(image.type, 'image/webp'))).map(({ name }) => name);

test('while nobody asks for anything, what most shoppers meet is drawn; a request or the end of the shop stops it', async () => {
  // The demo of the tests has no pictures: a shelf and a product are given one each.
  const [shelf, bought] = ['shelf', 'bought'].map((word) =>
    svgImage(`<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><title>${word}</title></svg>`),
  ) as [ImageRow, ImageRow];
  const popular = rows.items.at(-1);
  if (!popular) throw new Error('The demo has no items');
  await db.orm.insert(image).values([shelf, bought]);
  await db.orm
    .update(category)
    .set({ image: imagePath(shelf) })
    .where(eq(category.position, 0));
  await db.orm
    .update(item)
    .set({ image: imagePath(bought) })
    .where(eq(item.code, popular.code));
  await db.orm.insert(basketProduct).values({ stockCode: popular.code, baskets: 9 });
  const server = createServer();

  const asked = setInterval(() => server.emit('request'), 10);
  const waiting = drawPopular({ db, log }, server, 100);
  await new Promise((done) => setTimeout(done, 400));
  clearInterval(asked);
  await waiting.stop();
  expect(await drawn()).toEqual([]);
  expect(server.listenerCount('request')).toBe(0);

  const drawing = drawPopular({ db, log }, server, 1);
  const wanted = [shelf, bought].map((row) => row.name.replace('.svg', '.webp'));
  await vi.waitFor(async () => expect((await drawn()).toSorted()).toEqual(wanted.toSorted()), { timeout: 10_000 });
  await drawing.stop();
});
