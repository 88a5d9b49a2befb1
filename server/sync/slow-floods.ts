/** Turns a flood of one session away before its bodies are unpacked and parsed, which costs more than all the rest (H3, attack A6). */
import { setTimeout as pause } from 'node:timers/promises';

import type { FastifyRequest } from 'fastify';

import type { Clock } from '#server/kit/clock.ts';
import { TokenBucket } from '#server/kit/token-bucket.ts';
import { hashToken, tokenOf } from '#server/session/token.ts';

/** Exchanges that one session may try, answered or not: twice what a shopper's devices are allowed together. */
const TRIES = { burst: 40, perMinute: 120 };
/** A refusal is held back so long: a sender that does not wait by itself waits here, and costs nothing meanwhile. */
const HELD_MS = 1000;

/** What a call does before it reads the body. @throws Refusal 429 with Retry-After */
export function slowFloods(clock: Clock, isSecure: boolean): (request: FastifyRequest) => Promise<void> {
  const tries = new TokenBucket<string>(TRIES, clock);
  return async (request) => {
    const token = tokenOf(request, isSecure);
    if (token === null) return;
    try {
      tries.take(hashToken(token).toString('base64'));
    } catch (refusal) {
      await pause(HELD_MS);
      throw refusal;
    }
  };
}
