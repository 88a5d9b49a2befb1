/** What the store costs where it runs: its second start on the server's side, what its worker keeps on the phone's. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { withBareHandler } from './bare-handler.ts';
import type { Bench, Finding } from './measure.ts';
import { median } from './statistics.ts';
import { openBrowser } from './visits.ts';

export async function measureDevice(bench: Bench): Promise<Finding[]> {
  const { origin } = await bench.stores.open('demo');
  bench.say('what the worker keeps');
  const kept = await precachedBytes(origin);
  const starts: number[] = [];
  for (let run = 1; run <= bench.runs; run += 1) {
    bench.say(`start ${run} of ${bench.runs}`);
    await bench.stores.stop();
    starts.push((await bench.stores.open('demo')).startMs / 1000);
  }
  const bareStart = performance.now();
  const bare = await withBareHandler(Buffer.from('{}'), () => Promise.resolve((performance.now() - bareStart) / 1000));
  const kinds = Object.entries(kept).map(([kind, bytes]) => `${kind} ${(bytes / 1000).toFixed(0)}`);
  const counted = Object.entries(kept).filter(([kind]) => kind !== 'image');
  bench.keep('device', { kept, starts, bare });
  return [
    {
      what: 'second start',
      value: median(starts),
      of: 'second start',
      note: `npm start to the first ready answer; a bare Fastify process ${bare.toFixed(2)} s`,
    },
    {
      what: 'precache, unpacked',
      value: counted.length === 0 ? Number.NaN : counted.reduce((sum, [, bytes]) => sum + bytes, 0) / 1000,
      of: 'precache',
      note: `${kinds.join(', ')} kB`,
    },
  ];
}

/** By the first word of the type, such as font; empty where no worker took over. */
async function precachedBytes(origin: string): Promise<Record<string, number>> {
  const profile = await mkdtemp(join(tmpdir(), 'zad-bench-profile-'));
  const context = await openBrowser(profile);
  try {
    const page = await context.newPage();
    await page.goto(`${origin}/en`);
    await page.evaluate(() =>
      Promise.race([navigator.serviceWorker.ready, new Promise((late) => setTimeout(late, 20_000))]),
    );
    return await page.evaluate(async () => {
      const sizes: Record<string, number> = {};
      for (const name of await caches.keys()) {
        if (!name.includes('precache')) continue;
        for (const response of await (await caches.open(name)).matchAll()) {
          const { type, size } = await response.blob();
          const kind = /javascript|css|html|font|image|json/.exec(type)?.[0] ?? 'other';
          sizes[kind] = (sizes[kind] ?? 0) + size;
        }
      }
      return sizes;
    });
  } finally {
    await context.close();
    await rm(profile, { recursive: true, force: true, maxRetries: 3 });
  }
}
