import { beforeAll, describe, expect, test } from 'vitest';

import { createTestDatabase } from '#tests/support/database.ts';
import { NGENIUS_ENV } from '#tests/support/ngenius-env.ts';
import { createTestApp } from '#tests/support/test-app.ts';

import type { Database } from './database.ts';
import { demoWarning, refuseDemoParts } from './demo-parts.ts';
import { SettingsError } from './settings-error.ts';
import { readSettings } from './settings.ts';

const MESSAGES = { SMTP_URL: 'smtps://a:b@mail.example:465', SMS_URL: 'https://sms.example/send' };
const FIREBASE = {
  FIREBASE_PROJECT_ID: 'zad-shop',
  FIREBASE_API_KEY: 'AIzaSyA-example-0',
  FIREBASE_AUTH_DOMAIN: 'zad-shop.firebaseapp.com',
};
const PAYMENTS = NGENIUS_ENV;
const DATABASE = { DATABASE_URL: 'postgres://a:b@db/zad' };
const GIFTS = { GIFT_KEY: 'g'.repeat(32) };
const WHOLE = { ...MESSAGES, ...FIREBASE, ...PAYMENTS, ...DATABASE, ...GIFTS };

const LOCAL: readonly Record<string, string>[] = [
  {},
  { HOST: 'localhost' },
  { HOST: '::1' },
  { HOST: '127.0.0.2' },
  { PUBLIC_ORIGIN: 'https://localhost:8443' },
  { PUBLIC_ORIGIN: 'http://shop.localhost' },
  { PUBLIC_ORIGIN: 'http://[::1]:4173' },
];
const REACHED: readonly Record<string, string>[] = [
  { HOST: '0.0.0.0' },
  { HOST: '::' },
  { HOST: '10.0.0.5' },
  { HOST: '0.0.0.0', PUBLIC_ORIGIN: 'http://127.0.0.1:4173' },
  { PUBLIC_ORIGIN: 'http://shop.example' },
  { PUBLIC_ORIGIN: 'https://shop.example' },
  { PUBLIC_ORIGIN: 'https://localhost.shop.example' },
];

const refusalOf = (env: Record<string, string>): string | null => {
  try {
    refuseDemoParts(readSettings(env));
    return null;
  } catch (error) {
    expect(error).toBeInstanceOf(SettingsError);
    return (error as Error).message;
  }
};

describe('HOST and PUBLIC_ORIGIN against what is set', () => {
  test.each(LOCAL)('%j is this machine alone: everything starts, and nothing is warned of', (where) => {
    expect(refusalOf(where)).toBeNull();
    expect(demoWarning(readSettings({ ...where, ZAD_DEMO: '1' }))).toBeNull();
  });

  test.each(REACHED)('%j is reached by others: refused, with every missing setting named', (where) => {
    const names = Object.keys({ ...MESSAGES, ...FIREBASE, ...PAYMENTS, ...GIFTS });
    for (const name of names) expect(refusalOf(where)).toContain(name);
    expect(refusalOf({ ...where, ...WHOLE })).toBeNull();
    for (const name of Object.keys(MESSAGES)) {
      expect(refusalOf({ ...where, ...WHOLE, [name]: '' })).toContain(`${name}:`);
    }
    expect(refusalOf({ ...where, ...MESSAGES, ...DATABASE, ...PAYMENTS })).toContain('FIREBASE_PROJECT_ID');
  });

  test.each(REACHED)('%j does not start with the payments sandbox, wherever that is (decisions 27)', (where) => {
    const own = { ...where, ...WHOLE, NGENIUS_API_KEY: '' };
    const named = { PAYMENTS_ORIGIN: 'https://pay.example', PAYMENTS_SECRET: 'x'.repeat(32) };
    for (const settings of [own, { ...own, ...named }]) {
      expect(refusalOf(settings)).toContain(`${Object.keys(NGENIUS_ENV).join(', ')}: without them the sandbox`);
      expect(refusalOf({ ...settings, ZAD_DEMO: '1' })).toBeNull();
    }
  });

  test('an embedded database is for one machine: a HOST that others reach needs DATABASE_URL (L20)', () => {
    expect(refusalOf({ HOST: '0.0.0.0', ...MESSAGES, ...FIREBASE, ...PAYMENTS })).toContain('DATABASE_URL:');
    expect(refusalOf({ PUBLIC_ORIGIN: 'https://shop.example', ...WHOLE, DATABASE_URL: '' })).toBeNull();
  });

  test.each(REACHED)('%j with ZAD_DEMO=1 starts, and says loudly what that means', (where) => {
    const demo = { ...where, ZAD_DEMO: '1' };
    expect(refusalOf(demo)).toBeNull();
    expect(demoWarning(readSettings(demo))).toMatch(/NOT FOR REAL SHOPPERS.*SMTP_URL; SMS_URL; FIREBASE/);
    expect(demoWarning(readSettings({ ...demo, ...MESSAGES, ...FIREBASE, ...DATABASE, ...GIFTS }))).toContain(
      `(not set: ${Object.keys(NGENIUS_ENV).join(', ')})`,
    );
    expect(() => readSettings({ ...demo, ...WHOLE })).toThrow('ZAD_DEMO=1 and NGENIUS_API_KEY are both set');
  });

  test('ZAD_DEMO is 1 or nothing', () => {
    expect(() => readSettings({ ZAD_DEMO: 'true' })).toThrow('ZAD_DEMO must be 1 or left out, but it is "true".');
  });
});

describe('the outbox', () => {
  let db: Database;
  beforeAll(async () => {
    db = await createTestDatabase();
  });
  const openWith = (env: Record<string, string>) => createTestApp(db, { env });
  const PATHS = ['/_outbox', '/_outbox.js', '/_outbox.css'];
  const statusOf = async (env: Record<string, string>, host = 'localhost:4173', paths = PATHS): Promise<number[]> => {
    const { app } = await openWith(env);
    const answers = await Promise.all(paths.map((url) => app.inject({ url, headers: { host } })));
    return answers.map(({ statusCode }) => statusCode);
  };

  test('a server that others reach is not even built without its gateways', async () => {
    await expect(openWith({ HOST: '0.0.0.0' })).rejects.toThrow(SettingsError);
    await expect(openWith({ PUBLIC_ORIGIN: 'http://shop.example' })).rejects.toThrow(SettingsError);
  });

  test('is shown on this machine, and is not there where mail and SMS have gateways', async () => {
    expect(await statusOf({})).toEqual([200, 200, 200]);
    expect(await statusOf({ ...WHOLE, PUBLIC_ORIGIN: 'https://shop.example' })).toEqual([404, 404, 404]);
    expect(await statusOf(MESSAGES)).toEqual([404, 404, 404]);
  });

  test.each(['evil.example', 'evil.example:4173', '127.0.0.1.evil.example', '10.0.0.5:4173', 'a b'])(
    'is refused under the name "%s", which another site could point here',
    async (host) => {
      expect(await statusOf({}, host)).toEqual([403, 403, 403]);
    },
  );

  test.each(['127.0.0.1:4173', '[::1]:4173', 'localhost', 'zad.localhost:9'])('is shown as %s', async (host) => {
    expect(await statusOf({}, host)).toEqual([200, 200, 200]);
  });

  test.each(['x-forwarded-for', 'x-forwarded-host', 'forwarded', 'x-real-ip', 'via'])(
    'is refused where %s tells of a proxy in front, which PUBLIC_ORIGIN does not know of',
    async (name) => {
      const { app } = await openWith({});
      const headers = { host: '127.0.0.1:4173', [name]: '10.9.8.7' };
      expect((await app.inject({ url: '/_outbox', headers })).statusCode).toBe(403);
    },
  );

  test('in a demo that was asked for it is shown under the demo’s own name, and under no other', async () => {
    const demo = { HOST: '0.0.0.0', PUBLIC_ORIGIN: 'http://demo.example:4173', ZAD_DEMO: '1' };
    expect(await statusOf(demo, 'demo.example:4173')).toEqual([200, 200, 200]);
    expect(await statusOf(demo, 'evil.example')).toEqual([403, 403, 403]);
  });

  test('the embedded identity provider holds to the same names', async () => {
    const paths = ['/emulator/auth/handler'];
    expect(await statusOf({}, 'evil.example', paths)).toEqual([403]);
    expect(await statusOf({}, 'localhost', paths)).not.toEqual([403]);
  });
});
