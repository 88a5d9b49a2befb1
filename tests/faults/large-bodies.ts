/** A12: eight packed bodies that unpack to 2 GB each, sent at once, and what they do to another shopper's calls and to the memory. */
import { readFile } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { setTimeout as pause } from 'node:timers/promises';
import { createGzip } from 'node:zlib';

import { percentile } from '#tests/bench/statistics.ts';
import { createTestUser } from '#tests/support/test-user.ts';

import { openShopUnderLoad } from './shop-under-load.ts';

const BODIES = 8;
/** What the replica may need more than before: bodies are stopped at 256 kB. */
const MOST_MB = 200;
/** Of the server's processor for one body; the calls measured beside it are in it too. Unpacking 2 GB would take seconds. */
const MOST_CPU_MS = 300;

/**
 * Says what came of it; true where each body is answered 413 and costs the server little of its processor and nothing of its memory.
 * The times of the other calls are said besides: this process sends and measures, and is what slows them.
 */
export async function largeBodies({ gigabytes, seconds }: { gigabytes: number; seconds: number }): Promise<boolean> {
  const shop = await openShopUnderLoad({ shoppers: 0 });
  try {
    const [replica] = shop.replicas;
    if (!replica) throw new Error('there is no replica');
    const shopper = await createTestUser(shop.db, { email: 'large@example.ae', passwordHash: null });
    const cookie = await shopper.signIn();
    // Some megabytes for each body: this process holds one copy.
    const packed = await packedZeros(gigabytes * 1024);
    const calls = `${replica.address}/ecomapi/accountinfo/session`;
    const calm = await timeCalls(calls, cookie, seconds);
    const before = await usedBy(replica.process.pid);
    const statuses: Record<number, number> = {};
    const over = new AbortController();
    const sending = Array.from({ length: BODIES }, async () => {
      while (!over.signal.aborted) {
        const status = await post(`${replica.address}/ecomapi/sync`, packed, cookie);
        statuses[status] = (statuses[status] ?? 0) + 1;
      }
    });
    const flooded = await timeCalls(calls, cookie, seconds);
    over.abort();
    await Promise.all(sending);
    const after = await usedBy(replica.process.pid);
    const bodies = Object.values(statuses).reduce((sum, count) => sum + count, 0);
    const grownMb = after.mostMemoryMb - before.mostMemoryMb;
    const cpuMsEach = Math.round((after.cpuMs - before.cpuMs) / bodies);
    console.log(
      JSON.stringify({ gigabytes, packed: packed.length, statuses, calm, flooded, cpuMsEach, grownMb }, null, 2),
    );
    // The server closes the connection before the client has sent all: some clients hear nothing then, 0.
    const isRefused =
      (statuses[413] ?? 0) > 0 && Object.keys(statuses).every((status) => ['0', '413'].includes(status));
    return isRefused && cpuMsEach < MOST_CPU_MS && grownMb < MOST_MB;
  } finally {
    await shop.close();
  }
}

async function packedZeros(megabytes: number): Promise<Buffer> {
  const zeros = Buffer.alloc(1024 * 1024);
  const source = Readable.from(
    (function* all() {
      for (let index = 0; index < megabytes; index += 1) yield zeros;
    })(),
  );
  const parts: Buffer[] = [];
  for await (const part of source.pipe(createGzip({ level: 1 }))) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

/** 0 where the connection was closed before an answer was read. */
async function post(url: string, packed: Buffer, cookie: string): Promise<number> {
  const headers = { 'content-type': 'application/json', 'content-encoding': 'gzip', 'x-zad-client': 'test', cookie };
  return fetch(url, { method: 'POST', headers, body: new Uint8Array(packed) }).then(
    ({ status }) => status,
    () => 0,
  );
}

/** Milliseconds of calls that are made one after the other for so long. */
async function timeCalls(url: string, cookie: string, seconds: number): Promise<{ p50: number; p99: number }> {
  const times: number[] = [];
  for (const end = performance.now() + seconds * 1000; performance.now() < end; await pause(10)) {
    const started = performance.now();
    await (await fetch(url, { headers: { cookie } })).arrayBuffer();
    times.push(performance.now() - started);
  }
  return { p50: Math.round(percentile(times, 0.5)), p99: Math.round(percentile(times, 0.99)) };
}

/** What a process has used so far, as Linux says it; nothing elsewhere. */
async function usedBy(pid: number | undefined): Promise<{ cpuMs: number; mostMemoryMb: number }> {
  const said = (name: string): Promise<string> => readFile(`/proc/${pid}/${name}`, 'utf8').catch(() => '');
  const [status, stat] = await Promise.all([said('status'), said('stat')]);
  // After the program's name, which is in brackets: user and system time in hundredths of a second.
  const times = stat.split(') ').at(-1)?.split(' ').slice(11, 13).map(Number) ?? [];
  return {
    cpuMs: times.reduce((sum, ticks) => sum + ticks * 10, 0),
    mostMemoryMb: Math.round(Number(/VmHWM:\s*(\d+) kB/.exec(status)?.[1] ?? 0) / 1024),
  };
}
