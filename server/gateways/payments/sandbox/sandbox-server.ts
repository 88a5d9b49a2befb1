/** The sandbox as an HTTP server: the shop's REST, the frames, the operator's page. Bodies and headers are never logged. */
import fastify, { type FastifyError, type FastifyInstance } from 'fastify';

import type { Clock } from '#server/kit/clock.ts';
import type { Database } from '#server/kit/database.ts';
import type { Log } from '#server/kit/log.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { dataHeaders } from '#server/kit/security-headers.ts';

import { frameRoutes } from './frame-routes.ts';
import { operatorRoutes } from './operator-routes.ts';
import { SandboxRefusal } from './sandbox-refusal.ts';
import { sandboxRest } from './sandbox-rest.ts';
import { makeSandboxTables } from './sandbox-tables.ts';
import type { SandboxTimes } from './sandbox-times.ts';
import { sweepSandbox, type SandboxDeps } from './sandbox.ts';
import { openEventSender } from './send-events.ts';

export interface SandboxOptions {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Log;
  readonly times: SandboxTimes;
  /** PostgreSQL's, of the sandbox's own. */
  readonly schemaName: string;
  readonly secret: string;
  /** As browsers reach it; asked when it is needed, since a free port is known late. */
  readonly origin: () => string;
  /** The shop's: who may frame the pages. */
  readonly shopOrigins: readonly string[];
  readonly hookUrl: () => string | null;
  /** ZAD_DEMO */
  readonly isDemo: boolean;
  /** Tests plant faults here, before any route. */
  readonly prepare?: (app: FastifyInstance) => void;
}

export interface SandboxServer {
  readonly app: FastifyInstance;
  readonly deps: SandboxDeps;
  readonly close: () => Promise<void>;
}

/** Built, with its tables, not yet listening. */
export async function buildSandbox(options: SandboxOptions): Promise<SandboxServer> {
  const { db, clock, log, times, secret } = options;
  const tables = await makeSandboxTables(db, options.schemaName);
  const events = openEventSender({ ...options, tables });
  const deps = { db, tables, clock, times, tell: events.tell };
  const shared = {
    ...deps,
    secret,
    shopOrigins: options.shopOrigins,
    isDemo: options.isDemo,
    get origin() {
      return options.origin();
    },
  };
  const app = fastify({ logger: false, bodyLimit: 16 * 1024, forceCloseConnections: true, requestTimeout: 30_000 });
  options.prepare?.(app);
  app.addHook('onSend', (_request, reply, _payload, done) => {
    for (let index = 0; index < dataHeaders.length; index += 2) {
      const name = dataHeaders[index] ?? '';
      if (!reply.hasHeader(name)) reply.header(name, dataHeaders[index + 1]);
    }
    reply.header('cache-control', 'no-store');
    done();
  });
  app.setErrorHandler((error: FastifyError, _request, reply) => {
    const { status, message, isFinal } = answerTo(error);
    if (status >= 500) log.error({ err: error }, 'failed');
    return reply.code(status).send({ message, isFinal });
  });
  app.setNotFoundHandler((_request, reply) =>
    reply.code(404).send({ message: 'There is nothing here', isFinal: true }),
  );
  await app.register(sandboxRest(shared));
  await app.register(frameRoutes(shared));
  await app.register(operatorRoutes(shared, events));
  const sweeping = setInterval(() => {
    sweepSandbox(deps).catch((error: unknown) => log.warn({ err: error }, 'what is due could not be done'));
  }, times.sweep);
  const close = async (): Promise<void> => {
    clearInterval(sweeping);
    await app.close();
    await events.stop();
  };
  return { app, deps, close };
}

function answerTo(error: FastifyError): { status: number; message: string; isFinal: boolean } {
  if (error instanceof SandboxRefusal) return error;
  if (error instanceof Refusal) return { status: error.status, message: error.message, isFinal: true };
  const status = error.statusCode ?? 500;
  if (status < 500) return { status, message: 'The request is not valid', isFinal: true };
  return { status: 500, message: 'The sandbox failed', isFinal: false };
}
