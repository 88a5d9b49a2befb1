/** The map's calls: the embedded list by default, a service that fails, a pace that no person reaches. */
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, expect, test } from 'vitest';

import { openAccounts, type Accounts } from '#tests/support/accounts.ts';

async function signedIn(shop: Accounts): Promise<(path: string, payload: object) => ReturnType<Accounts['post']>> {
  const cookie = await shop.signIn(await shop.register());
  return (path, payload) => shop.post(`maps/${path}`, payload, { cookie });
}

const shop = await openAccounts();
const ask = await signedIn(shop);
const DUBAI_MALL = { addrLatitude: 25.1972, addrLongitude: 55.2744, language: 'en' };

test('words and pins are answered out of the list of areas where no service is named', async () => {
  const found = (await ask('suggest', { query: 'dubai marina', language: 'en' })).json<{ data: { label: string }[] }>()
    .data;
  expect(found[0]?.label).toBe('Dubai Marina, Dubai');
  const arabic = (await ask('suggest', { query: 'مرسى دبي', language: 'ar' })).json<{ data: { label: string }[] }>();
  expect(arabic.data[0]?.label).toMatch(/مرسى دبي|دبي مارينا/);
  const { place } = (await ask('reverse', DUBAI_MALL)).json<{ data: { place: Record<string, unknown> } }>().data;
  expect(place).toMatchObject({ addrStateDocno: 2, label: expect.stringMatching(/Dubai$/) as string });
  const london = (await ask('reverse', { ...DUBAI_MALL, addrLatitude: 51.5, addrLongitude: -0.12 })).json<unknown>();
  expect(london).toMatchObject({ status: 1, data: { place: null } });
  expect((await ask('suggest', { query: 'xyzzy', language: 'en' })).json<unknown>()).toMatchObject({ data: [] });
});

test('fields that are none of the question are refused, and a guest is', async () => {
  expect((await ask('suggest', { query: 'a', language: 'en', url: 'http://10.0.0.1' })).json()).toMatchObject({
    field: 'url',
  });
  expect((await shop.post('maps/suggest', { query: 'a', language: 'en' })).statusCode).toBe(401);
});

test('the map settings are the operator’s', async () => {
  const settingsOf = async (env: Record<string, string>): Promise<unknown> => {
    const other = await openAccounts(env);
    const cookie = await other.signIn(await other.register());
    const answer = await other.app.inject({ url: '/ecomapi/maps/settings', headers: { cookie } });
    return answer.json<{ data: unknown }>().data;
  };
  expect(await settingsOf({})).toEqual({ tileUrl: null, attribution: '' });
  const MAP_TILE_URL = 'https://tiles.example/{z}/{x}/{y}.png';
  expect(await settingsOf({ MAP_TILE_URL, MAP_ATTRIBUTION: '© Tiles' })).toEqual({
    tileUrl: MAP_TILE_URL,
    attribution: '© Tiles',
  });
});

test('a service that fails is said in a sentence, and what was asked stays out of the log', async () => {
  const broken: Server = createServer((_request, response) => response.writeHead(500).end('oops'));
  await new Promise<void>((done) => {
    broken.listen(0, '127.0.0.1', done);
  });
  afterAll(() => broken.close());
  const GEOCODER_URL = `http://127.0.0.1:${(broken.address() as AddressInfo).port}`;
  const other = await openAccounts({ GEOCODER_URL });
  const answer = await (await signedIn(other))('suggest', { query: 'My secret villa', language: 'en' });
  expect([answer.statusCode, answer.json<{ message: string }>().message]).toEqual([
    424,
    'The address search is not available now. You can still move the pin by hand.',
  ]);
  expect(other.lines.join('\n')).toContain('the map service failed');
  expect(other.lines.join('\n')).not.toContain('secret');
});

test('a shopper asks so often a minute and no more; another one is not held up', async () => {
  const fast = await signedIn(shop);
  // Twice the most and more: the minute may turn meanwhile.
  const answers = await Promise.all(Array.from({ length: 250 }, () => fast('reverse', DUBAI_MALL)));
  const refused = answers.filter((answer) => answer.statusCode === 429);
  expect(refused.length).toBeGreaterThanOrEqual(1);
  expect(refused[0]?.json<unknown>()).toMatchObject({ message: 'Too many searches. Please try again in a minute.' });
  expect((await ask('reverse', DUBAI_MALL)).statusCode).toBe(200);
});
