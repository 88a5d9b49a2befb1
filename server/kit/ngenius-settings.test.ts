/** The NGENIUS_ settings: each that is missing is named, and no sentence repeats what one holds (money.md section 6). */
import { expect, test } from 'vitest';

import { NGENIUS_ENV } from '#tests/support/ngenius-env.ts';

import { readSettings } from './settings.ts';

const { NGENIUS_API_KEY: KEY, ...OTHERS } = NGENIUS_ENV;
const OTHER_NAMES = Object.keys(OTHERS);

test('all of them make the gateway N-Genius', () => {
  expect(readSettings(NGENIUS_ENV).payments).toEqual({
    kind: 'ngenius',
    apiKey: KEY,
    sessionKey: NGENIUS_ENV.NGENIUS_SESSION_KEY,
    outlet: NGENIUS_ENV.NGENIUS_OUTLET,
    apiOrigin: 'https://api.ngenius.example',
    pageOrigin: 'https://page.ngenius.example',
    hookHeader: 'X-Zad-Hook',
    hookSecret: 'h'.repeat(40),
  });
  expect(readSettings(OTHERS).payments.kind).toBe('sandbox');
});

test('the key alone names every other', () => {
  expect(() => readSettings({ NGENIUS_API_KEY: KEY })).toThrow(
    `Where NGENIUS_API_KEY is set these must be set too: ${OTHER_NAMES.join(', ')}.`,
  );
});

test.each(OTHER_NAMES)('without %s it is named, and it alone', (name) => {
  expect(() => readSettings({ ...NGENIUS_ENV, [name]: '' })).toThrow(new RegExp(`must be set too: ${name}\\.$`));
});

test.each([
  ['NGENIUS_API_KEY', 'two words of a secret'],
  ['NGENIUS_SESSION_KEY', 'short'],
  ['NGENIUS_OUTLET', '../../identity'],
  ['NGENIUS_API_ORIGIN', 'http://api.ngenius.example'],
  ['NGENIUS_API_ORIGIN', 'https://api.ngenius.example/path'],
  ['NGENIUS_PAGE_ORIGIN', "https://page.example; script-src 'unsafe-inline'"],
  ['NGENIUS_HOOK_HEADER', 'X Zad'],
  ['NGENIUS_HOOK_SECRET', 'too short a secret'],
])('%s is not taken as %j, and the sentence does not repeat it', (name, written) => {
  const read = () => readSettings({ ...NGENIUS_ENV, [name]: written });
  expect(read).toThrow(new RegExp(`^${name} must be `));
  expect(read).not.toThrow(written);
});

test('a demo takes no real money', () => {
  expect(() => readSettings({ ...NGENIUS_ENV, ZAD_DEMO: '1' })).toThrow('ZAD_DEMO=1 and NGENIUS_API_KEY are both set');
});
