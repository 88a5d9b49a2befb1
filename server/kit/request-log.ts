/** Request ids and one log line a request. The line holds the path without its query: queries may hold secrets. */
import { randomBytes } from 'node:crypto';

import type { FastifyInstance } from 'fastify';

const processId = randomBytes(5).toString('base64url');
let count = 0;

/** Unique among replicas: a random part for the process, then a counter. */
export function nextRequestId(): string {
  count += 1;
  return `${processId}-${count.toString(36)}`;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Answered by a prepared answer that was there already. */
    isFromMemory: boolean;
    /** Whose session it came with, once somebody asked for the session; else null. */
    userId: number | null;
  }
}

/** Answers out of memory are logged at `debug` only: writing the line would cost as much as the answer. */
export function logRequests(app: FastifyInstance): void {
  app.decorateRequest('isFromMemory', false);
  app.decorateRequest('userId', null);
  const isDetailed = app.log.level === 'debug' || app.log.level === 'trace';
  app.addHook('onResponse', (request, reply, done) => {
    if (request.isFromMemory && !isDetailed) {
      done();
      return;
    }
    const line = {
      method: request.method,
      path: pathOf(request.raw.url),
      status: reply.raw.statusCode,
      ...(request.userId !== null && { userId: request.userId }),
      ms: Math.round(reply.elapsedTime * 10) / 10,
    };
    request.log.info(line, 'request');
    done();
  });
}

export function pathOf(url: string | undefined): string {
  return (url ?? '').split('?', 1)[0]?.slice(0, 300) ?? '';
}
