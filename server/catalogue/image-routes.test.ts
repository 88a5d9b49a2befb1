import { beforeAll, describe, expect, it } from 'vitest';

import { createTestDatabase } from '#tests/support/database.ts';
import { createTestApp, type TestApp } from '#tests/support/test-app.ts';

import { imagePath, svgImage } from './pictures.ts';
import { changeCatalogue, putImages } from './store.ts';

const db = await createTestDatabase();
const picture = await svgImage(`<svg xmlns="http://www.w3.org/2000/svg">${'<path d="M0 0h1"/>'.repeat(50)}</svg>`);
let shop: TestApp;

beforeAll(async () => {
  await changeCatalogue(db, { source: 'import' }, (change) => putImages(change, [picture, picture]));
  shop = await createTestApp(db);
});

describe('a picture', () => {
  it('is kept for ever, runs nothing and comes packed', async () => {
    const response = await shop.app.inject({ url: imagePath(picture), headers: { 'accept-encoding': 'br' } });
    expect(response.statusCode).toBe(200);
    expect(response.headers).toMatchObject({
      'content-type': 'image/svg+xml',
      'cache-control': 'public, max-age=31536000, immutable',
      'x-content-type-options': 'nosniff',
      'content-encoding': 'br',
    });
    expect(response.headers['content-security-policy']).toMatch(/^default-src 'none'; style-src 'unsafe-inline'/);
    expect(response.rawPayload.equals(picture.br ?? Buffer.alloc(0))).toBe(true);
    expect((await shop.app.inject(imagePath(picture))).rawPayload.equals(picture.body)).toBe(true);
  });

  it('has the same name for the same content', async () => {
    expect((await svgImage(picture.body.toString())).name).toBe(picture.name);
    expect((await svgImage('<svg/>')).name).not.toBe(picture.name);
  });

  it.each(['nothing.svg', '000.svg', '..%2f..%2fetc%2fpasswd', "a'--.svg", `${'a'.repeat(300)}.svg`])(
    '%s is a 404',
    async (name) => {
      expect((await shop.app.inject(`/images/${name}`)).statusCode).toBe(404);
    },
  );
});
