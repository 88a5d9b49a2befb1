/** A10: one address asks what costs most of a large catalogue, inside its limit of requests; /healthz is asked beside it. */
import { setTimeout as pause } from 'node:timers/promises';

import { percentile } from '#tests/bench/statistics.ts';
import { makeStores } from '#tests/bench/stores.ts';

/** 3,000 a minute is 50 a second. */
const EACH_SECOND = 45;
const MOST_MS = 100;

export interface Searching {
  products: 20_000 | 200_000;
  seconds: number;
}

/** Says what came of it; true where the 99th of a hundred calls of /healthz stays under 100 ms. */
export async function costlySearches({ products, seconds }: Searching): Promise<boolean> {
  const stores = await makeStores((sentence) => console.log(sentence), { RATE_LIMIT: '3000' });
  try {
    const { origin } = await stores.open(products);
    const search = (words: string): string =>
      `${origin}/ecomapi/catalogue/search?lang=en&q=${encodeURIComponent(words)}`;
    const once = { milk: await timeOf(search('milk')), beginnings: await timeOf(search('a b c d e f g h i j k l')) };
    const statuses: Record<number, number> = {};
    const times: number[] = [];
    const asked: Promise<void>[] = [];
    const ask = async (url: string): Promise<void> => {
      const { status } = await timeOf(url);
      statuses[status] = (statuses[status] ?? 0) + 1;
    };
    for (let tick = 0; tick < seconds * EACH_SECOND; tick += 1) {
      const word = Math.random().toString(36).slice(2);
      const isSearch = tick % 2 === 0;
      asked.push(ask(isSearch ? search(`a b c d e f g h i j k ${word}`) : `${origin}/en/searchpage?q=${word}`));
      times.push((await timeOf(`${origin}/healthz`)).ms);
      await pause(1000 / EACH_SECOND);
    }
    await Promise.all(asked);
    const health = { p50: Math.round(percentile(times, 0.5)), p99: Math.round(percentile(times, 0.99)) };
    console.log(JSON.stringify({ products, seconds, once, health, statuses }, null, 2));
    return health.p99 < MOST_MS && (statuses[429] ?? 0) > 0;
  } finally {
    await stores.close();
  }
}

async function timeOf(url: string): Promise<{ status: number; ms: number }> {
  const started = performance.now();
  const answer = await fetch(url);
  await answer.arrayBuffer();
  return { status: answer.status, ms: Math.round(performance.now() - started) };
}
