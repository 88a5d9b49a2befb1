/**
 * `npm run flood`: what one shopper's flood of exchanges (60 at a time, 500 edits each) does to another shopper's calls (attack A6).
 * Exits 1 where their median more than doubles.
 */
import { randomUUID } from 'node:crypto';
import { gzipSync } from 'node:zlib';

import { createTestUser } from '#tests/support/test-user.ts';

import { openShopUnderLoad } from './shop-under-load.ts';

const SECONDS = 15;

const shop = await openShopUnderLoad({ shoppers: 0, env: { RATE_LIMIT: process.env['RATE_LIMIT'] ?? '3000' } });
try {
  const address = shop.replicas[0]?.address ?? '';
  const { rows } = await shop.db.pool.query<{ epoch: string }>('select epoch from sync_meta');
  const flooder = await createTestUser(shop.db, { email: 'flood@example.ae', passwordHash: null });
  const other = await createTestUser(shop.db, { email: 'other@example.ae', passwordHash: null });
  const [floodCookie, otherCookie] = [await flooder.signIn(), await other.signIn()];

  /** Milliseconds of the other shopper's calls, one after the other. */
  const measure = async (): Promise<{ p50: number; p99: number; failed: number }> => {
    const times: number[] = [];
    let failed = 0;
    const end = Date.now() + SECONDS * 1000;
    while (Date.now() < end) {
      const started = performance.now();
      const answer = await fetch(`${address}/ecomapi/accountinfo/session`, { headers: { cookie: otherCookie } });
      await answer.arrayBuffer();
      // The address is over its requests a minute, as the flood is: that is the limit's work, not a call's time.
      if (answer.status === 200) times.push(performance.now() - started);
      else failed += 1;
      await new Promise((resolve) => setTimeout(resolve, 25));
    }
    const sorted = times.toSorted((a, b) => a - b);
    const at = (part: number): number => Math.round((sorted[Math.floor(sorted.length * part)] ?? 0) * 10) / 10;
    return { p50: at(0.5), p99: at(0.99), failed };
  };

  const calm = await measure();
  const statuses: Record<number, number> = {};
  const over = new AbortController();
  // Made before, because this process measures too: packing 500 edits would hold its own clock up.
  const bodies = Array.from({ length: 60 }, () => {
    const muts = Array.from({ length: 500 }, (_, index) => ({
      seq: index + 1,
      id: randomUUID(),
      name: 'list.create',
      args: { listId: randomUUID(), name: 'L', madeAt: '' },
      ver: 1,
    }));
    const base = { userDocNo: flooder.user.id, clientId: randomUUID(), epoch: rows[0]?.epoch };
    return gzipSync(JSON.stringify({ ...base, cursor: 0, ackTo: 0, limit: 1, muts }));
  });
  const flood = bodies.map(async (body) => {
    while (!over.signal.aborted) {
      const answer = await fetch(`${address}/ecomapi/sync`, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          'content-encoding': 'gzip',
          'x-zad-client': 'test',
          cookie: floodCookie,
        },
        body,
      }).catch(() => null);
      await answer?.arrayBuffer();
      statuses[answer?.status ?? 0] = (statuses[answer?.status ?? 0] ?? 0) + 1;
    }
  });
  const flooded = await measure();
  over.abort();
  await Promise.all(flood);
  const ratio = Math.round((flooded.p50 / calm.p50) * 100) / 100;
  console.log(JSON.stringify({ calm, flooded, ratio, flood: statuses }, null, 2));
  process.exitCode = ratio <= 2 ? 0 : 1;
} finally {
  await shop.close();
}
