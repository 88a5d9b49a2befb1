import { brotliDecompressSync } from 'node:zlib';

import { beforeAll, describe, expect, it } from 'vitest';

import { createTestDatabase } from '#tests/support/database.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

import { imagePath, svgImage } from './pictures.ts';
import { changeCatalogue, putImages } from './store.ts';
import { image } from './table.ts';

const db = await createTestDatabase();
const picture = svgImage(
  `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200">${'<path d="M0 0h9v9z"/>'.repeat(50)}</svg>`,
);
const source = `/images/${picture.name}`;
let shop: TestApp;

beforeAll(async () => {
  await changeCatalogue(db, { source: 'import' }, (change) => putImages(change, [picture, picture]));
  shop = await createTestApp(db);
});

describe('a picture', () => {
  it('is kept for ever, runs nothing and comes packed', async () => {
    const response = await shop.app.inject({ url: source, headers: { 'accept-encoding': 'br' } });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-encoding': 'br',
    });
    expect(response.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'unsafe-inline'/);
    expect(brotliDecompressSync(response.rawPayload).equals(picture.body)).toBe(true);
    expect((await shop.app.inject(source)).rawPayload.equals(picture.body)).toBe(true);
  });

  it('is asked for as pixels, which are drawn once and kept', async () => {
    const [first, second] = await Promise.all([1, 2].map(() => shop.app.inject(imagePath(picture))));
    expect(first?.headers['content-type']).toBe('image/webp');
    expect(first?.rawPayload.subarray(8, 12).toString()).toBe('WEBP');
    expect(second?.rawPayload.equals(first?.rawPayload ?? Buffer.alloc(0))).toBe(true);
    const large = await shop.app.inject(imagePath(picture).replace('.webp', '-large.webp'));
    expect(large.statusCode).toBe(200);
    const kept = await db.orm.select({ type: image.type }).from(image);
    expect(kept.filter(({ type }) => type === 'image/webp')).toHaveLength(2);
  });

  it('has the same name for the same content', () => {
    expect(svgImage(picture.body.toString()).name).toBe(picture.name);
    expect(svgImage('<svg/>').name).not.toBe(picture.name);
  });

  it.each(['nothing.svg', '000.svg', '..%2f..%2fetc%2fpasswd', "a'--.svg", `${'a'.repeat(300)}.svg`, 'none.webp'])(
    '%s is a 404',
    async (name) => {
      expect((await shop.app.inject(`/images/${name}`)).statusCode).toBe(404);
    },
  );
});
