/** GET /readyz: whether this server should be given requests. Asked of the database once a second at the most. */
import type { FastifyInstance } from 'fastify';

import type { Clock } from './clock.ts';

/** Milliseconds that an answer of the database is good for. */
const FRESH_MS = 1000;

export interface Readiness {
  /** From now on 503: a server that is about to stop is given no new requests. */
  drain(): void;
}

declare module 'fastify' {
  interface FastifyInstance {
    readiness: Readiness;
  }
}

export function serveReadiness(app: FastifyInstance, clock: Clock, ask: () => Promise<boolean>): void {
  let isDraining = false;
  let asked: { at: number; answer: Promise<boolean> } | undefined;
  const isReady = (): Promise<boolean> => {
    const now = clock.now().getTime();
    if (!asked || Math.abs(now - asked.at) >= FRESH_MS) asked = { at: now, answer: ask() };
    return asked.answer;
  };
  app.decorate('readiness', {
    drain: () => {
      isDraining = true;
    },
  });
  app.get('/readyz', async (_request, reply) => {
    if (isDraining) return reply.code(503).send({ status: 'stopping' });
    const ready = await isReady();
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'waiting for the database' });
  });
}
