/** The sandbox beside a shop: it listens, is started again when it dies, and is gone with the shop, however that ends. */
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';

import { afterEach, expect, test, vi } from 'vitest';

import { createTestDatabaseUrl } from '#tests/support/database.ts';
import { freePort } from '#tests/support/free-port.ts';

import { withPaymentsSecret } from './payments-child.ts';

/** A shop that is nothing but its address, in a process that can be killed. */
const SHOP = `
  import { besideSandbox } from '#server/commands/payments-child.ts';
  import { runUntilStopped } from '#server/commands/run-until-stopped.ts';
  import { readSettings } from '#server/kit/settings.ts';
  await runUntilStopped(async () => {
    const stop = async () => undefined;
    const running = { address: 'http://127.0.0.1:4173', databaseUrl: process.env.DATABASE_URL, drainMs: 0, stop };
    const log = { warn: (...said) => console.log('warned', said[1]) };
    setInterval(() => undefined, 1000);
    return besideSandbox(running, readSettings(), log);
  });
`;

const shops: ChildProcess[] = [];
afterEach(() => {
  for (const shop of shops.splice(0)) shop.kill('SIGKILL');
});

/** Open when its sandbox is. */
async function openShop(): Promise<{ shop: ChildProcess; isAnswering: () => Promise<boolean>; said: () => string }> {
  const { url } = await createTestDatabaseUrl();
  const port = await freePort();
  const env = withPaymentsSecret({ ...process.env, DATABASE_URL: url, SANDBOX_PORT: String(port) });
  const shop = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', SHOP], { env });
  shops.push(shop);
  let said = '';
  for (const stream of [shop.stdout, shop.stderr]) stream?.on('data', (chunk: Buffer) => (said += chunk.toString()));
  const isAnswering = (): Promise<boolean> =>
    fetch(`http://127.0.0.1:${port}/sdk.js`).then(
      (answer) => answer.ok,
      () => false,
    );
  await vi.waitFor(async () => expect([await isAnswering(), said]).toContain(true), { timeout: 30_000, interval: 100 });
  return { shop, isAnswering, said: () => said };
}

const gone = (isAnswering: () => Promise<boolean>) =>
  vi.waitFor(async () => expect(await isAnswering()).toBe(false), { timeout: 10_000, interval: 50 });

test('ends with a shop that is told to stop', { timeout: 60_000 }, async () => {
  const { shop, isAnswering } = await openShop();
  const ended = once(shop, 'exit');
  shop.kill('SIGTERM');
  expect((await ended)[0]).toBe(0);
  expect(await isAnswering()).toBe(false);
});

test('is started again when it dies, and ends with a shop that is killed', { timeout: 90_000 }, async () => {
  const { shop, isAnswering, said } = await openShop();
  const [, pid] = /sandbox is process (\d+)/.exec(said()) ?? [];
  expect(pid).toBeDefined();
  process.kill(Number(pid), 'SIGKILL');
  await gone(isAnswering);
  await vi.waitFor(async () => expect(await isAnswering()).toBe(true), { timeout: 30_000, interval: 100 });
  expect(said()).toContain('warned the payments sandbox ended; it is started again');
  shop.kill('SIGKILL');
  await gone(isAnswering);
});

test('a secret is made for a sandbox of the shop’s own, and for no other', () => {
  expect(withPaymentsSecret({}).PAYMENTS_SECRET).toMatch(/^[\w-]{43}$/);
  expect(withPaymentsSecret({}).PAYMENTS_SECRET).not.toBe(withPaymentsSecret({}).PAYMENTS_SECRET);
  for (const env of [{ PAYMENTS_SECRET: 'x' }, { PAYMENTS_ORIGIN: 'http://127.0.0.1:9' }, { NGENIUS_API_KEY: 'k' }]) {
    expect(withPaymentsSecret(env)).toBe(env);
  }
});
