/**
 * Requests weigh what they cost us: an answer out of memory nothing, a search 5, a page or a picture that has to be drawn 20, all
 * out of the same RATE_LIMIT a minute of one address (security-findings M2).
 */
import { Socket } from 'node:net';

import type { FastifyInstance } from 'fastify';

import { addressKey } from './address-key.ts';
import type { Clock } from './clock.ts';
import { TokenBucket } from './token-bucket.ts';

export const WORK = { search: 5, page: 20, drawing: 20 } as const;

declare module 'fastify' {
  interface FastifyInstance {
    /** @throws Refusal 429 with Retry-After where the address had its share */
    charge(request: FastifyRequest, cost: number): void;
  }
}

/** `perMinute` 0 sets no limit. */
export function limitWork(app: FastifyInstance, clock: Clock, perMinute: number): void {
  const bucket = new TokenBucket<string>({ burst: perMinute, perMinute }, clock);
  app.decorate('charge', (request, cost) => {
    // Reads that the pages' renderer makes in process are part of the page, which was charged.
    if (perMinute === 0 || !(request.raw.socket instanceof Socket)) return;
    bucket.take(addressKey(request.ip), cost);
  });
}
