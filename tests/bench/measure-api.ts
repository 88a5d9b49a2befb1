/** Requests a second of the catalogue's calls, as a share of what a bare Fastify handler does with the same body. */
import autocannon from 'autocannon';

import { API_BASE, queryOf } from '#contract/call.ts';
import { readHome, readProduct, SORTS } from '#contract/catalogue.ts';

import { withBareHandler } from './bare-handler.ts';
import type { Bench, Finding } from './measure.ts';
import { askSearch, searchPath } from './search-request.ts';
import { median } from './statistics.ts';

const CONNECTIONS = 32;

export async function measureApi(bench: Bench): Promise<Finding[]> {
  const { origin } = await bench.stores.open(20_000);
  const rounds = bench.isQuick ? 1 : 3;
  const seconds = bench.isQuick ? 2 : 4;
  const [first] = (await askSearch(origin, {})).products;
  if (!first) throw new Error('the generated catalogue is empty');
  const asked: [string, string][] = [
    ['list of 24 out of 20,000', searchPath({})],
    ['product', `${API_BASE}${readProduct.path}${queryOf(readProduct, { stockCode: first.stockCode })}`],
    ['home', `${API_BASE}${readHome.path}`],
  ];
  const findings: Finding[] = [];
  for (const [what, path] of asked) {
    bench.say(what);
    const body = await bodyOf(`${origin}${path}`);
    const pairs = await withBareHandler(body, async (bareOrigin) => {
      const done: { own: number; bare: number }[] = [];
      // In turns, so that what else the machine does weighs on both.
      for (let round = 0; round < rounds; round += 1) {
        const own = await load({ url: `${origin}${path}`, seconds });
        const bare = await load({ url: `${bareOrigin}/`, seconds });
        done.push({ own: own.perSecond, bare: bare.perSecond });
      }
      return done;
    });
    const [own, bare] = [median(pairs.map((pair) => pair.own)), median(pairs.map((pair) => pair.bare))];
    findings.push({
      what: `api, ${what}`,
      value: median(pairs.map((pair) => (100 * pair.own) / pair.bare)),
      of: 'share of bare',
      note: `${Math.round(own)} to ${Math.round(bare)} a second; ${(body.length / 1000).toFixed(1)} kB`,
    });
  }
  bench.say('lists that nobody asked for before');
  const fresh = await load({ url: origin, seconds, paths: everyList() });
  findings.push({
    what: 'api, list of 24, never the same',
    value: fresh.perSecond,
    of: { unit: 'a second' },
    note: `p50 ${fresh.p50} ms, p99 ${fresh.p99} ms with ${CONNECTIONS} at once`,
  });
  bench.keep('api', findings);
  return findings;
}

interface Load {
  perSecond: number;
  p50: number;
  p99: number;
}

async function load(asked: { url: string; seconds: number; paths?: Iterator<string> }): Promise<Load> {
  const { url, seconds, paths } = asked;
  const settings = {
    url,
    connections: CONNECTIONS,
    ...(paths && {
      requests: [
        { setupRequest: (request: { path?: string }) => ({ ...request, path: paths.next().value as string }) },
      ],
    }),
  };
  await autocannon({ ...settings, duration: 1 });
  const { requests, duration, latency, non2xx, errors } = await autocannon({ ...settings, duration: seconds });
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} answers were not 200 and ${errors} failed`);
  return { perSecond: requests.total / duration, p50: latency.p50, p99: latency.p99 };
}

/** The bytes without packing: autocannon asks for none. */
async function bodyOf(url: string): Promise<Buffer> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'identity' } });
  if (!answer.ok) throw new Error(`${url} is answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** Every page of 24 in every order: some ten thousand addresses. */
function* everyList(): Generator<string, never> {
  for (;;) {
    for (const language of ['en', 'ar'] as const) {
      for (const sort of SORTS) {
        for (let page = 1; page <= 833; page += 1) yield searchPath({ language, sort, page });
      }
    }
  }
}
