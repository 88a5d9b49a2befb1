import { beforeAll, describe, expect, test } from 'vitest';

import type { Database } from '#server/kit/database.ts';
import { createTestDatabase } from '#tests/support/database.ts';
import { createTestApp } from '#tests/support/test-app.ts';

let db: Database;
beforeAll(async () => {
  db = await createTestDatabase();
});

const statusOf = async (origin: string, host: string, url: string): Promise<number> => {
  const { app } = await createTestApp(db, { env: { PUBLIC_ORIGIN: origin, ZAD_DEMO: '1' } });
  return (await app.inject({ url, headers: { host } })).statusCode;
};
const SESSION = '/ecomapi/accountinfo/session';
const HOME = '/ecomapi/catalogue/home?lang=en';

describe('a shop with a name answers (L17)', () => {
  test.each(['shop.example', 'SHOP.example:443', 'localhost:4173', '127.0.0.1', '[::1]:80'])(
    'under %s',
    async (host) => {
      expect(await statusOf('https://shop.example', host, SESSION)).toBe(200);
    },
  );

  test.each(['evil.example', 'shop.example.evil.example', 'evil.example:4173', '10.0.0.5', 'a b'])(
    'not under "%s", and those who watch it may ask by any',
    async (host) => {
      expect(await statusOf('https://shop.example', host, SESSION)).toBe(403);
      expect(await statusOf('https://shop.example', host, HOME)).toBe(403);
      expect(await statusOf('https://shop.example', host, '/healthz')).toBe(200);
      expect(await statusOf('https://shop.example', host, '/readyz?x')).toBe(200);
    },
  );
});

test('a demo that listens everywhere and has no name answers under every one', async () => {
  expect(await statusOf('http://0.0.0.0:4173', '192.168.1.9:4173', SESSION)).toBe(200);
});
