/**
 * Serves the contract's calls: decodes the input, holds the call's session rule, runs the handler, answers the envelope.
 * Errors pass through kit/envelope.ts.
 */
import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';

import { API_BASE, decodeInput, IDEMPOTENCY_HEADER, succeed, type Call } from '#contract/call.ts';

import { refuseIfAccountGone } from './account-gone.ts';
import { addressKey } from './address-key.ts';
import { inflateBody } from './inflate-body.ts';
import type { Log } from './log.ts';
import { PreparedAnswer } from './prepared-answer.ts';
import { Refusal } from './refusal.ts';
import { refuseOtherSites } from './same-site.ts';
import { dataHeaders } from './security-headers.ts';
import { JSON_TYPE, sendFresh } from './send-fresh.ts';
import type { SessionGate, SignedIn } from './session-gate.ts';
import { shopperOf } from './shopper-of.ts';
import { Told } from './told.ts';

/** Who calls. */
export interface Caller {
  requestId: string;
  /** The client's address for limits and logs, of IPv6 its /64: the socket's, or what a trusted proxy says. */
  ip: string;
  /** Writes lines that carry the request's id. */
  log: Pick<Log, 'debug' | 'info' | 'warn' | 'error'>;
  /** Aborted when the client goes away. */
  signal?: AbortSignal;
  /** The header Idempotency-Key as it was sent, for answer-once.ts; null without one. */
  idempotencyKey: string | null;
  /** The session that the request carries; null for a guest. Asked of the database when it is called. */
  session: () => Promise<SignedIn | null>;
  /** A header of the answer; `Set-Cookie` adds up. */
  header: (name: string, value: string) => void;
}

/** A caller whom the session rule let through. */
export interface SignedInCaller extends Caller, SignedIn {}

/** Throws a Refusal for what the shopper may not have; anything else thrown is our fault and answered 500. */
export type Handler<Input, Answer, Who extends Caller = Caller> = (
  input: Input,
  caller: Who,
) => Promise<Answer | Told<Answer>> | Answer | Told<Answer>;

/** A call with what answers it, for `mount`. */
export interface Served {
  readonly call: Call<unknown, unknown>;
  /** Answers out of memory, before anything is decoded; false where it cannot. */
  readonly recall?: (request: FastifyRequest, reply: FastifyReply) => boolean;
  /** Of a POST: runs before the body is read, and may refuse; what a flood sends is then never unpacked. */
  readonly before?: (request: FastifyRequest) => Promise<void>;
  readonly answer: (request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;
}

/** A guest's call, answered anew each time and kept by nobody. */
export function serve<Input, Answer>(call: Call<Input, Answer>, handler: Handler<Input, Answer>): Served {
  if (call.auth !== 'guest') throw new Error(`${call.name} is for signed-in users: serveUser`);
  return {
    call,
    answer: async (request, reply) => {
      const body = await run(call, handler, request, callerOf(request, reply));
      return sendFresh(request, reply, body);
    },
  };
}

/** A signed-in user's call: the session rule, in one place. The session must be of the shopper whom the call names, if it names one. */
export function serveUser<Input, Answer>(
  call: Call<Input, Answer>,
  handler: Handler<Input, Answer, SignedInCaller>,
): Served {
  if (call.auth !== 'user') throw new Error(`${call.name} is for everyone: serve`);
  return {
    call,
    answer: async (request, reply) => {
      const session = await shopperOf(request, call.name);
      const caller = Object.assign(callerOf(request, reply), session, { session: () => Promise.resolve(session) });
      const body = await run(call, handler, request, caller).catch(refuseIfAccountGone);
      return sendFresh(request, reply, body);
    },
  };
}

function callerOf(request: FastifyRequest, reply: FastifyReply): Caller {
  return {
    requestId: request.id,
    ip: addressKey(request.ip),
    log: request.log,
    get signal() {
      return request.signal;
    },
    idempotencyKey: request.headers[IDEMPOTENCY_HEADER]?.toString() ?? null,
    session: () => request.server.sessionGate.find(request),
    header: (name, value) => void reply.header(name, value),
  };
}

/**
 * A public GET whose answer depends on its URL and on `version()` alone. Kept packed in memory; a strong ETag, 304,
 * `Cache-Control: public, max-age=0, must-revalidate`. `version` is asked at every request, so it must only read a variable.
 */
export function serveCached<Input, Answer>(
  call: Call<Input, Answer>,
  handler: Handler<Input, Answer>,
  version: () => string,
  /** What an answer that is not in memory weighs beside the request itself (work-limit.ts). */
  cost = 0,
): Served {
  if (call.method !== 'GET' || call.auth !== 'guest') throw new Error(`${call.name} is not a public GET`);
  const running = new Map<string, Promise<PreparedAnswer>>();
  const headers = ['cache-control', 'public, max-age=0, must-revalidate', ...dataHeaders];

  const prepare = async (request: FastifyRequest, reply: FastifyReply, at: string): Promise<PreparedAnswer> => {
    const url = request.raw.url as string;
    const body = Buffer.from(await run(call, handler, request, callerOf(request, reply)));
    const answer = new PreparedAnswer(body, { contentType: JSON_TYPE, headers });
    // What a handler read while the catalogue changed may be of either version: it is sent, but not kept.
    if (version() === at) request.server.answers.set(url, at, answer);
    return answer;
  };

  return {
    call,
    recall: (request, reply) => {
      const answer = request.server.answers.get(request.raw.url as string, version());
      if (answer === undefined) return false;
      request.isFromMemory = true;
      answer.send(request.raw, reply.raw, request.id);
      return true;
    },
    answer: async (request, reply) => {
      const url = request.raw.url as string;
      const at = version();
      const key = `${at} ${url}`;
      if (cost > 0 && !running.has(key)) request.server.charge(request, cost);
      const making = running.get(key) ?? prepare(request, reply, at);
      running.set(key, making);
      const answer = await making.finally(() => running.delete(key));
      reply.hijack();
      answer.send(request.raw, reply.raw, request.id);
      return reply;
    },
  };
}

/** The envelope as JSON. */
async function run<Input, Answer, Who extends Caller>(
  call: Call<Input, Answer>,
  handler: Handler<Input, Answer, Who>,
  request: FastifyRequest,
  caller: Who,
): Promise<string> {
  const input = decodeInput(call, call.method === 'GET' ? request.query : (request.body ?? {}));
  if (!input.ok) throw new Refusal('invalid', input.error.message, 400, input.error.path);
  const made = await handler(input.value, caller);
  return JSON.stringify(made instanceof Told ? succeed(call, made.answer, made.sentence) : succeed(call, made));
}

const METHODS: readonly HTTPMethods[] = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

export interface Mounting {
  gate: SessionGate;
  /** Scheme and host as shoppers see them. */
  publicOrigin: string;
}

/** Registers the calls under /ecomapi, a 405 for their other methods and a 404 for every other path there. */
export function mount(app: FastifyInstance, served: readonly Served[], { gate, publicOrigin }: Mounting): void {
  app.decorate('sessionGate', gate);
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
      ...(one.call.method === 'POST' && {
        // Before the body is read.
        preParsing: async (request, _reply, payload) => {
          refuseOtherSites(request, publicOrigin);
          await one.before?.(request);
          return inflateBody(request.headers['content-encoding'], payload);
        },
      }),
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
