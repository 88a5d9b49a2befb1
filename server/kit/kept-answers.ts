/** Answers in memory: of the calls, the pages and the pictures together, so that one budget bounds them all (security-findings M2). */
import type { FastifyInstance } from 'fastify';

import { AnswerCache } from './answer-cache.ts';

const BYTES = 160 * 1024 * 1024;

declare module 'fastify' {
  interface FastifyInstance {
    /** By address: calls, pages and pictures have no address in common. */
    answers: AnswerCache;
  }
}

export function keepAnswers(app: FastifyInstance, bytes = BYTES): void {
  app.decorate('answers', new AnswerCache(bytes));
}
