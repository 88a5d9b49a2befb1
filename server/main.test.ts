import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';

import { expect, test } from 'vitest';

import { createTestDatabaseUrl } from '#tests/support/database.ts';

import { createLog } from './kit/log.ts';
import { readSettings } from './kit/settings.ts';
import { startServer } from './main.ts';
import type { PageHost } from './pages/page-host.ts';

/** A shop with a catalogue of its own, which the demo leaves alone: loading it takes seconds. */
async function shopUrl(): Promise<string> {
  const { db, url } = await createTestDatabaseUrl();
  await db.pool.query("update catalogue_meta set source = 'import'");
  return url;
}

const log = createLog('silent');
const pages: PageHost = {
  register: (app) => void app.get('/slow', () => new Promise((end) => setTimeout(end, 300, 'done'))),
};

test(
  'starts on a database of its own, and stops when the requests at hand are answered',
  { timeout: 60_000 },
  async () => {
    const url = await shopUrl();
    const settings = readSettings({ PORT: '0', DATABASE_URL: url });
    const running = await startServer(settings, log, Promise.resolve(pages));
    expect((await fetch(`${running.address}/readyz`)).status).toBe(200);
    const slow = fetch(`${running.address}/slow`).then((response) => response.text());
    await new Promise((resolve) => setTimeout(resolve, 100));
    await Promise.all([running.stop(), running.stop()]);
    expect(await slow).toBe('done');
    await expect(fetch(`${running.address}/readyz`)).rejects.toThrow();
  },
);

test('a server that is told to stop says so, and answers while others notice', { timeout: 60_000 }, async () => {
  const settings = readSettings({ PORT: '0', DATABASE_URL: await shopUrl(), DRAIN_SECONDS: '2' });
  const running = await startServer(settings, log, Promise.resolve(pages));
  const stopped = running.stop();
  const ready = await fetch(`${running.address}/readyz`);
  expect([ready.status, await ready.json()]).toEqual([503, { status: 'stopping' }]);
  expect((await fetch(`${running.address}/slow`)).status).toBe(200);
  await stopped;
  await expect(fetch(`${running.address}/readyz`)).rejects.toThrow();
});

test('what a person can mend is said in one sentence', { timeout: 60_000 }, async () => {
  const url = await shopUrl();
  const other = createServer().listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  const start = (env: Record<string, string>) =>
    startServer(readSettings({ DATABASE_URL: url, ...env }), log, Promise.resolve(pages));
  await expect(start({ PORT: String(port) })).rejects.toThrow(
    `Port ${port} of 127.0.0.1 is taken by another program: stop it, or set PORT to another number.`,
  );
  other.close();
  await expect(start({ DATABASE_URL: 'postgres://a:b@127.0.0.1:1/none' })).rejects.toThrow(
    /^No PostgreSQL answers at DATABASE_URL/,
  );
});

test('a shop that others reach does not start with the stand-ins of a demo (H1)', async () => {
  const start = (env: Record<string, string>) => startServer(readSettings(env), log, Promise.resolve(pages));
  const url = 'postgres://a:b@127.0.0.1:1/none';
  await expect(start({ HOST: '0.0.0.0', DATABASE_URL: url })).rejects.toThrow(/SMTP_URL[^]*SMS_URL[^]*FIREBASE/);
  // With ZAD_DEMO=1 it goes on, as far as this database lets it.
  await expect(start({ HOST: '0.0.0.0', DATABASE_URL: url, ZAD_DEMO: '1' })).rejects.toThrow(/^No PostgreSQL answers/);
});
