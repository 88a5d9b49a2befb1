import { expect, test } from 'vitest';

import { readSettings } from './settings.ts';

test('nothing set is the shop on this machine', () => {
  expect(readSettings({})).toMatchObject({
    port: 4173,
    host: '127.0.0.1',
    assetsDir: null,
    databaseUrl: null,
    publicOrigin: 'http://127.0.0.1:4173',
    trustProxy: false,
  });
  expect(readSettings({}).dataDir).toBe(`${process.cwd()}/.data`);
});

test('what is set is read', () => {
  const settings = readSettings({
    PORT: '80',
    HOST: '::1',
    DATA_DIR: '/var/zad',
    ASSETS_DIR: '/srv/zad/assets',
    DATABASE_URL: 'postgresql://a:b@db/zad',
    TRUST_PROXY: '10.0.0.1, 10.1.0.0/16',
  });
  expect(settings).toMatchObject({
    port: 80,
    dataDir: '/var/zad',
    assetsDir: '/srv/zad/assets',
    publicOrigin: 'http://[::1]',
  });
  expect(settings.trustProxy).toEqual(['10.0.0.1', '10.1.0.0/16']);
  expect(readSettings({ PUBLIC_ORIGIN: 'https://Zad.example/' }).publicOrigin).toBe('https://zad.example');
});

test.each([
  ['PORT', 'eighty'],
  ['PORT', '70000'],
  ['DATABASE_URL', 'mysql://x'],
  ['PUBLIC_ORIGIN', 'shop'],
  ['PUBLIC_ORIGIN', 'https://shop.example/path'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', '2'],
  ['TRUST_PROXY', 'true'],
  ['RATE_LIMIT', '-1'],
  ['FIREBASE_PROJECT_ID', 'No Such Project'],
  ['FIREBASE_API_KEY', 'short'],
  ['GIFT_KEY', 'short'],
  ['MAP_TILE_URL', 'https://tiles.example/map.png'],
  ['MAP_TILE_URL', 'https://{s}.tiles.example/{z}/{x}/{y}.png'],
  ['MAP_TILE_URL', "https://a;script-src 'unsafe-inline'/{z}/{x}/{y}.png"],
  ['PAYMENTS_SECRET', 'short'],
  ['PAYMENTS_ORIGIN', 'pay.example'],
  ['PAYMENTS_ORIGIN', "https://pay.example; script-src 'unsafe-inline'"],
  ['PAYMENTS_ORIGIN', 'https://pay.example/path'],
  ['SANDBOX_PORT', '70000'],
  ['DEVICE_WALLET_SAMSUNG', 'yes'],
  ['DEVICE_WALLET_APPLE', 'on'],
  ['FIREBASE_AUTH_DOMAIN', "a.example; script-src 'unsafe-inline'"],
])('%s=%s is refused in one sentence that names it', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must [^\\n]+\\.$`));
});

const FIREBASE = {
  FIREBASE_PROJECT_ID: 'zad-shop',
  FIREBASE_API_KEY: 'AIzaSyA-example-0',
  FIREBASE_AUTH_DOMAIN: 'zad-shop.firebaseapp.com',
};

test('the identity provider is the embedded one unless a Firebase project is named in full', () => {
  expect(readSettings({}).identity).toEqual({ kind: 'embedded' });
  expect(readSettings(FIREBASE).identity).toEqual({
    kind: 'firebase',
    projectId: 'zad-shop',
    apiKey: 'AIzaSyA-example-0',
    authDomain: 'zad-shop.firebaseapp.com',
  });
});

test.each(Object.keys(FIREBASE))('a Firebase project without %s is refused', (name) => {
  expect(() => readSettings({ ...FIREBASE, [name]: '' })).toThrow(new RegExp(`^${name} must be set too [^\\n]+\\.$`));
});

const SECRET = 's'.repeat(32);

test('the payments sandbox listens beside the shop, on another origin', () => {
  expect(readSettings({}).payments).toEqual({
    kind: 'sandbox',
    origin: 'http://127.0.0.1:4174',
    serverOrigin: 'http://127.0.0.1:4174',
    port: 4174,
    secret: null,
    isOwn: true,
  });
  expect(readSettings({ PORT: '80', SANDBOX_PORT: '9000', PAYMENTS_SECRET: SECRET }).payments).toMatchObject({
    origin: 'http://127.0.0.1:9000',
    port: 9000,
    secret: SECRET,
  });
  expect(readSettings({ HOST: '0.0.0.0', PUBLIC_ORIGIN: 'http://demo.example:4173' }).payments).toMatchObject({
    origin: 'http://demo.example:4174',
    serverOrigin: 'http://127.0.0.1:4174',
  });
});

test('a sandbox that runs by itself is named with the secret that it shares', () => {
  const named = { PAYMENTS_ORIGIN: 'http://127.0.0.1:5000' };
  expect(() => readSettings(named)).toThrow('PAYMENTS_SECRET must be set too where PAYMENTS_ORIGIN is.');
  expect(readSettings({ ...named, PAYMENTS_SECRET: SECRET }).payments).toMatchObject({
    origin: 'http://127.0.0.1:5000',
    port: 5000,
    isOwn: false,
  });
});
