/** A server for tests: the test database, no rate limit, and its log lines kept. */
import { Writable } from 'node:stream';

import type { FastifyInstance } from 'fastify';

import { buildApp, type AppOptions } from '#server/app.ts';
import type { PaymentGateway } from '#server/gateways/payments/payment-gateway.ts';
import { systemClock, type Clock } from '#server/kit/clock.ts';
import type { Database } from '#server/kit/database.ts';
import { createLog } from '#server/kit/log.ts';
import { readSettings, type LogLevel } from '#server/kit/settings.ts';
import type { SellingDeps } from '#server/selling.ts';

import { afterFile } from './after-file.ts';

export interface TestApp {
  app: FastifyInstance;
  /** Listens on a free port at the first call; `http://127.0.0.1:...` */
  address: () => Promise<string>;
  /** What was logged so far, a line each. */
  lines: string[];
  /** What the app was built with, for the jobs beside it. */
  deps: SellingDeps;
}

export interface TestAppOptions extends AppOptions {
  env?: Record<string, string>;
  logLevel?: LogLevel;
  clock?: Clock;
  /** Of payments; the one of the settings unless told. */
  gateway?: PaymentGateway;
}

/** Closed after the test file's last test. */
export async function createTestApp(db: Database, options: TestAppOptions = {}): Promise<TestApp> {
  const { env = {}, logLevel = 'info', clock = systemClock, gateway, ...appOptions } = options;
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(...chunk.toString().trim().split('\n'));
      done();
    },
  });
  const settings = readSettings({ RATE_LIMIT: '0', ...env });
  const deps: SellingDeps = { db, clock, log: createLog(logLevel, sink), settings, ...(gateway && { gateway }) };
  const app = await buildApp(deps, appOptions);
  afterFile(() => app.close());
  let listening: Promise<string> | undefined;
  return { app, deps, lines, address: () => (listening ??= app.listen({ port: 0, host: '127.0.0.1' })) };
}
