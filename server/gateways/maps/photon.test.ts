import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';

import { knownAreas, knownEmirates } from '#server/addresses/areas.ts';

import { GeocoderFailure, type Geocoder } from './geocoder.ts';
import { openGeocoder } from './open-geocoder.ts';
import { createPhotonGeocoder } from './photon.ts';

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const TIME_LIMIT = 300;
let answer: Answer = () => undefined;
let asked: URL[] = [];
let server: Server;
let geocoder: Geocoder;
let origin: string;

beforeAll(async () => {
  server = createServer((request, response) => {
    asked.push(new URL(request.url ?? '/', 'http://stub'));
    answer(request, response);
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  geocoder = createPhotonGeocoder({
    url: `${origin}/photon/`,
    places: { emirates: knownEmirates, areas: knownAreas },
    timeoutMs: TIME_LIMIT,
  });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
beforeEach(() => {
  asked = [];
});

const json =
  (body: unknown, status = 200): Answer =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

function feature(properties: Record<string, unknown>, coordinates: unknown = [55.1396, 25.0805]): unknown {
  return {
    type: 'Feature',
    geometry: { type: 'Point', coordinates },
    properties: { countrycode: 'AE', ...properties },
  };
}

describe('a good answer', () => {
  test('becomes places with the area and emirate they are in', async () => {
    answer = json({
      features: [feature({ name: 'Marina Mall', street: 'Al Marsa St', city: 'Dubai', state: 'Dubai' })],
    });
    expect(await geocoder.suggest(' marina mall ', 'en')).toEqual([
      {
        label: 'Marina Mall, Al Marsa St, Dubai',
        latitude: 25.0805,
        longitude: 55.1396,
        areaCode: 2392,
        emirateCode: 2,
        metresAway: null,
      },
    ]);
    expect(asked[0]?.pathname).toBe('/photon/api');
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toEqual({
      q: 'marina mall',
      limit: '12',
      lang: 'en',
      bbox: '51.4,22.55,56.5,26.15',
    });
  });

  test('to a pin says how far off it is', async () => {
    answer = json({ features: [feature({ name: 'مول المارينا', city: 'دبي' })] });
    const place = await geocoder.reverse({ latitude: 25.0815, longitude: 55.1396 }, 'ar');
    expect(place).toMatchObject({ label: 'مول المارينا، دبي', areaCode: 2392, metresAway: 111 });
    expect(asked[0]?.pathname).toBe('/photon/reverse');
    expect(asked[0]?.searchParams.get('lang')).toBe('default');
  });

  test('with nothing in it is no place', async () => {
    answer = json({ features: [] });
    expect(await geocoder.suggest('nowhere', 'en')).toEqual([]);
    expect(await geocoder.reverse({ latitude: 25, longitude: 55.3 }, 'en')).toBeNull();
  });
});

describe('what lies outside the Emirates', () => {
  test('is passed over, whatever country it claims', async () => {
    answer = json({
      features: [
        feature({ name: 'Khasab', countrycode: 'OM' }, [56.2477, 26.1]),
        feature({ name: 'Claims to be ours' }, [58.38, 23.58]),
        feature({ name: 'Says no country', countrycode: undefined }),
        feature({ name: 'Al Ain', countrycode: 'AE' }, [55.764, 24.2215]),
      ],
    });
    expect((await geocoder.suggest('a', 'en')).map(({ label }) => label)).toEqual(['Al Ain']);
  });

  test('is not even asked about', async () => {
    expect(await geocoder.reverse({ latitude: 23.588, longitude: 58.3829 }, 'en')).toBeNull();
    expect(await geocoder.suggest('   ', 'en')).toEqual([]);
    expect(asked).toEqual([]);
  });
});

test('a feature that makes no sense is passed over, and no text steers the direction of the page', async () => {
  answer = json({
    features: [
      null,
      7,
      {},
      feature({ name: 'No coordinates' }, null),
      feature({ name: 'Text for a number' }, ['55.1', '25.1']),
      feature({ name: 12 }),
      feature({ name: '\u202Ereversed\n<b>bold</b>', city: 'x'.repeat(500) }),
    ],
  });
  const [place, ...others] = await geocoder.suggest('a', 'en');
  expect(others).toEqual([]);
  expect(place?.label).toBe(`reversed <b>bold</b>, ${'x'.repeat(80)}`);
});

describe('a service that fails', () => {
  const failures: [string, Answer][] = [
    ['with 500', json({ features: [] }, 500)],
    ['with what is no JSON', (_, response) => response.end('<html>')],
    ['with JSON of another shape', json({ features: 'none' })],
    ['with null', json(null)],
    ['too slowly', () => undefined],
    ['slowly in the middle', (_, response) => response.write('{"features":')],
    ['with a redirect', (_, response) => response.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
    ['by hanging up', (request) => request.socket.destroy()],
    ['with far too much', (_, response) => response.end(`{"features":[],"rest":"${'x'.repeat(400_000)}"}`)],
  ];

  test.each(failures)('%s is a failure that does not repeat the question', async (_, failing) => {
    answer = failing;
    const started = performance.now();
    const error: unknown = await geocoder.suggest('my secret street', 'en').catch((reason: unknown) => reason);
    expect(error).toBeInstanceOf(GeocoderFailure);
    expect(String(error)).not.toContain('secret');
    expect(performance.now() - started).toBeLessThan(TIME_LIMIT + 1000);
  });
});

test('an answer of another shape is a failure that names the field', async () => {
  answer = json({ features: 'none' });
  await expect(geocoder.suggest('a', 'en')).rejects.toThrow('answered no places: features: must be a list');
});

test('with GEOCODER_URL the server asks it, without it the gazetteer answers', async () => {
  answer = json({ features: [] });
  const places = { emirates: knownEmirates, areas: knownAreas };
  expect(await openGeocoder(origin, places).suggest('dubai marina', 'en')).toEqual([]);
  expect(asked[0]?.pathname).toBe('/api');
  expect(await openGeocoder(null, places).suggest('mirdif', 'en')).toHaveLength(1);
  expect(asked).toHaveLength(1);
});
