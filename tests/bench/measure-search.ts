/** How long the server takes over searches that it has not answered before, one at a time, on the catalogue's own words. */
import { Agent, get } from 'node:http';

import { withBareHandler } from './bare-handler.ts';
import { catalogueNames } from './catalogue-names.ts';
import type { Bench, Finding } from './measure.ts';
import { KINDS, makeQuestions, type Question } from './questions.ts';
import { searchPath } from './search-request.ts';
import { percentile } from './statistics.ts';
import type { Size } from './stores.ts';

const WARM_UP = 40;

interface Asked extends Question {
  url: string;
}

interface Timed extends Question {
  ms: number;
}

export async function measureSearch(bench: Bench): Promise<Finding[]> {
  const sizes = bench.isQuick ? ([20_000] as const) : ([20_000, 200_000] as const);
  const findings: Finding[] = [];
  for (const size of sizes) findings.push(...(await searchesOf(size, bench)));
  return findings;
}

async function searchesOf(size: Exclude<Size, 'demo'>, bench: Bench): Promise<Finding[]> {
  const { origin, dataDir } = await bench.stores.open(size);
  const said = size.toLocaleString('en');
  bench.say(`searching ${said} products`);
  const names = await catalogueNames(dataDir);
  const questions = makeQuestions(names, (bench.isQuick ? 40 : 120) * KINDS.length + WARM_UP);
  const asked = await ask(questions.map((question) => ({ ...question, url: `${origin}${searchPath(question)}` })));
  const timed = asked.slice(WARM_UP);
  const typical = await fetch(`${origin}${searchPath({ query: questions[0]?.query ?? '' })}`);
  const bare = await withBareHandler(Buffer.from(await typical.arrayBuffer()), (bareOrigin) =>
    ask(questions.map((question) => ({ ...question, url: `${bareOrigin}/` }))),
  );
  bench.keep(`search of ${size}`, timed);
  const perKind = KINDS.map((kind) => `${kind} ${p95(timed.filter((one) => one.kind === kind))}`);
  return [
    {
      what: `search of ${said}, p95`,
      value: percentile(msOf(timed), 0.95),
      of: size === 20_000 ? 'search of 20,000' : 'search of 200,000',
      note: `p50 ${percentile(msOf(timed), 0.5).toFixed(1)}; a bare handler p50 ${percentile(msOf(bare), 0.5).toFixed(1)}, p95 ${p95(bare)}; p95 of ${perKind.join(', ')} (ms, ${timed.length} searches)`,
    },
  ];
}

/** One after the other on one connection, from the first byte asked to the last byte read. */
async function ask(questions: readonly Asked[]): Promise<Timed[]> {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const timed: Timed[] = [];
  for (const { url, kind, query, page } of questions) {
    const start = performance.now();
    const status = await statusOf(url, agent);
    timed.push({ kind, query, page, ms: performance.now() - start });
    if (status !== 200) throw new Error(`a search for ${query} is answered ${status}`);
  }
  agent.destroy();
  return timed;
}

function statusOf(url: string, agent: Agent): Promise<number> {
  return new Promise((resolve, reject) => {
    const asked = get(url, { agent }, (answer) => {
      answer.on('end', () => resolve(answer.statusCode ?? 0));
      answer.on('error', reject);
      answer.resume();
    });
    asked.on('error', reject);
  });
}

function msOf(timed: readonly Timed[]): number[] {
  return timed.map(({ ms }) => ms);
}

function p95(timed: readonly Timed[]): string {
  return percentile(msOf(timed), 0.95).toFixed(1);
}
