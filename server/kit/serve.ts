/**
 * Serves the contract's calls: decodes the input, holds the call's session rule, runs the handler, answers the envelope.
 * Errors pass through kit/envelope.ts.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';

import { API_BASE, decodeInput, succeed, type Call } from '#contract/call.ts';

import { AnswerCache } from './answer-cache.ts';
import type { Log } from './log.ts';
import { PreparedAnswer } from './prepared-answer.ts';
import { Refusal } from './refusal.ts';
import { dataHeaders } from './security-headers.ts';

/** Who calls. */
export interface Caller {
  requestId: string;
  /** Writes lines that carry the request's id. */
  log: Pick<Log, 'debug' | 'info' | 'warn' | 'error'>;
  /** Aborted when the client goes away. */
  signal?: AbortSignal;
}

/** Throws a Refusal for what the shopper may not have; anything else thrown is our fault and answered 500. */
export type Handler<Input, Answer> = (input: Input, caller: Caller) => Promise<Answer> | Answer;

/** A call with what answers it, for `mount`. */
export interface Served {
  readonly call: Call<unknown, unknown>;
  /** Answers out of memory, before anything is decoded; false where it cannot. */
  readonly recall?: (request: FastifyRequest, reply: FastifyReply) => boolean;
  readonly answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

const JSON_TYPE = 'application/json; charset=utf-8';

/** A call answered anew each time and kept by nobody. */
export function serve<Input, Answer>(call: Call<Input, Answer>, handler: Handler<Input, Answer>): Served {
  return {
    call,
    answer: async (request, reply) => {
      const body = await run(call, handler, request);
      return reply.header('cache-control', 'no-store').type(JSON_TYPE).send(body);
    },
  };
}

/** Bytes that each cached call may keep. */
const CACHE_BYTES = 48 * 1024 * 1024;

/**
 * A public GET whose answer depends on its URL and on `version()` alone. Kept packed in memory; a strong ETag, 304,
 * `Cache-Control: public, max-age=0, must-revalidate`. `version` is asked at every request, so it must only read a variable.
 */
export function serveCached<Input, Answer>(
  call: Call<Input, Answer>,
  handler: Handler<Input, Answer>,
  version: () => string,
): Served {
  if (call.method !== 'GET' || call.auth !== 'guest') throw new Error(`${call.name} is not a public GET`);
  const cache = new AnswerCache(CACHE_BYTES);
  const running = new Map<string, Promise<PreparedAnswer>>();
  const headers = ['cache-control', 'public, max-age=0, must-revalidate', ...dataHeaders];

  const prepare = async (request: FastifyRequest, url: string, at: string): Promise<PreparedAnswer> => {
    const body = Buffer.from(await run(call, handler, request));
    const answer = new PreparedAnswer(body, { contentType: JSON_TYPE, headers });
    // What a handler read while the catalogue changed may be of either version: it is sent, but not kept.
    if (version() === at) cache.set(url, at, answer);
    return answer;
  };

  return {
    call,
    recall: (request, reply) => {
      const answer = cache.get(request.raw.url as string, version());
      if (answer === undefined) return false;
      request.isFromMemory = true;
      answer.send(request.raw, reply.raw, request.id);
      return true;
    },
    answer: async (request, reply) => {
      const url = request.raw.url as string;
      const at = version();
      const key = `${at} ${url}`;
      const making = running.get(key) ?? prepare(request, url, at);
      running.set(key, making);
      const answer = await making.finally(() => running.delete(key));
      reply.hijack();
      answer.send(request.raw, reply.raw, request.id);
      return reply;
    },
  };
}

/** The envelope as JSON. */
async function run<Input, Answer>(
  call: Call<Input, Answer>,
  handler: Handler<Input, Answer>,
  request: FastifyRequest,
): Promise<string> {
  allow(call.auth);
  const input = decodeInput(call, call.method === 'GET' ? request.query : (request.body ?? {}));
  if (!input.ok) throw new Refusal('invalid', input.error.message, 400, input.error.path);
  const caller: Caller = {
    requestId: request.id,
    log: request.log,
    get signal() {
      return request.signal;
    },
  };
  return JSON.stringify(succeed(call, await handler(input.value, caller)));
}

/** The session rule, in one place. There are no sessions yet: a call for signed-in users has nobody to serve. */
function allow(auth: Call<never, unknown>['auth']): void {
  if (auth === 'user') throw new Refusal('signed_out', 'Please log in to continue.', 401);
}

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/** Registers the calls under /ecomapi, a 405 for their other methods and a 404 for every other path there. */
export function mount(app: FastifyInstance, served: readonly Served[]): void {
  const taken = new Map<string, HTTPMethods[]>();
  for (const one of served) {
    const url = `${API_BASE}${one.call.path}`;
    const method: HTTPMethods[] = one.call.method === 'GET' ? ['GET', 'HEAD'] : ['POST'];
    taken.set(url.toLowerCase(), [...(taken.get(url.toLowerCase()) ?? []), ...method]);
    const { recall } = one;
    app.route({
      method,
      url,
      handler: one.answer,
      ...(recall && {
        // Not calling `done` ends the request here: the answer is written, and no later hook runs.
        onRequest: (request, reply, done) => {
          if (!recall(request, reply)) done();
        },
      }),
    });
  }
  for (const [url, allowed] of taken) {
    app.route({
      method: METHODS.filter((method) => !allowed.includes(method)),
      url,
      // Before the body is read, and after the rate limit has counted it.
      preParsing: async (_request, reply) => {
        reply.header('allow', allowed.join(', '));
        throw new Refusal('method', `This address takes ${allowed.join(', ')} only`, 405);
      },
      handler: unreachable,
    });
  }
  for (const url of [API_BASE, `${API_BASE}/*`]) {
    app.route({
      method: [...METHODS],
      url,
      preParsing: async () => {
        throw new Refusal('not_found', 'There is no such call', 404);
      },
      handler: unreachable,
    });
  }
}

function unreachable(): void {
  throw new Error('answered before');
}
