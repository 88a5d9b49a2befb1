import { expect, test } from 'vitest';

import { readSettings } from './settings.ts';

test('nothing set is the shop on this machine', () => {
  expect(readSettings({})).toMatchObject({
    port: 4173,
    host: '127.0.0.1',
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
    DATABASE_URL: 'postgresql://a:b@db/zad',
    TRUST_PROXY: '10.0.0.1, 10.1.0.0/16',
  });
  expect(settings).toMatchObject({ port: 80, dataDir: '/var/zad', publicOrigin: 'http://[::1]' });
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
])('%s=%s is refused in one sentence that names it', (name, value) => {
  expect(() => readSettings({ [name]: value })).toThrow(new RegExp(`^${name} must [^\\n]+\\.$`));
});
