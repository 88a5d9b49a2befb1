/**
 * The payments sandbox for a test file: in this process, on a free port, in a schema of its own of the test database, on a clock that the
 * test moves. `gateway` speaks to it over HTTP, as the shop does.
 */
import { randomBytes } from 'node:crypto';
import { Writable } from 'node:stream';

import type { FastifyReply, FastifyRequest } from 'fastify';

import { walletChallenge } from '#contract/device-wallets.ts';
import { LENIENT } from '#contract/wire.ts';
import type { PaymentGateway, ProviderPayment } from '#server/gateways/payments/payment-gateway.ts';
import { sandboxGateway } from '#server/gateways/payments/sandbox-gateway.ts';
import { buildSandbox } from '#server/gateways/payments/sandbox/sandbox-server.ts';
import { readSandboxTimes } from '#server/gateways/payments/sandbox/sandbox-times.ts';
import { changeSandboxPayment, settleSandboxPayment, sweepSandbox } from '#server/gateways/payments/sandbox/sandbox.ts';
import { WALLET_CARDS } from '#server/gateways/payments/sandbox/wallet-payment.ts';
import type { Database } from '#server/kit/database.ts';
import { createLog } from '#server/kit/log.ts';

import { afterFile } from './after-file.ts';

export const CARDS = {
  approved: '4111111111111111',
  amex: '378282246310005',
  asks3ds: '4000000000003220',
  fails3ds: '4000008400001629',
  declined: '4000000000000002',
  late: '4000000000000077',
  silent: '4000000000000119',
} as const;

interface SandboxTestOptions {
  /** Of the sandbox's clock; now unless told. */
  readonly startsAt?: Date;
  /** Of the gateway's requests, milliseconds; 2000 unless told. */
  readonly timeout?: number;
  /** Where events go; nowhere unless told. Set it later with `sendEventsTo`. */
  readonly hookUrl?: string;
}

export interface TestSandbox {
  readonly gateway: PaymentGateway;
  readonly origin: string;
  readonly secret: string;
  readonly schemaName: string;
  /** What it logged so far, a line each. */
  readonly lines: readonly string[];
  now(): Date;
  /** Moves its clock, and does what is then due: late answers, lapses, settlements. */
  advance(milliseconds: number): Promise<void>;
  /** Of a card as the form sends it: the number, 12/40 and a CVV unless told. */
  session(number: string, typed?: { name?: string; expiry?: string; cvv?: string }): Promise<string>;
  cvvSession(cvv?: string): Promise<string>;
  /** Presses the button of the payment's 3-D Secure page. */
  answerChallenge(payment: Pick<ProviderPayment, 'challenge'>, isConfirmed: boolean): Promise<string>;
  /** Presses a button of the sheet of a device's wallet: pays with its first card of that kind, or cancels. What its SDK says. */
  answerSheet(payment: Pick<ProviderPayment, 'challenge'>, how: 'approved' | 'declined' | 'cancel'): Promise<string>;
  settle(ref: string): Promise<void>;
  /** What becomes of the payment's next event. */
  nextEvent(ref: string, how: 'send' | 'delay' | 'drop'): Promise<void>;
  /** Refuses the next operation on the payment, for good or for now. */
  refuseNext(ref: string, how: 'refuse' | 'refuse_for_now'): Promise<void>;
  /**
   * Of the next requests of the gateway: `before` does nothing and tears the connection, `after` does it and then tears the connection.
   */
  loseAnswers(when: 'before' | 'after', count?: number): void;
  sendEventsTo(hookUrl: string | null): void;
}

/** Closed after the test file's last test. */
export async function openTestSandbox(db: Database, options: SandboxTestOptions = {}): Promise<TestSandbox> {
  const secret = randomBytes(32).toString('base64url');
  const schemaName = `sandbox_${randomBytes(5).toString('hex')}`;
  const lines: string[] = [];
  const sink = new Writable({
    write(chunk: Buffer, _encoding, done) {
      lines.push(...chunk.toString().trim().split('\n'));
      done();
    },
  });
  let time = (options.startsAt ?? new Date()).getTime();
  let hookUrl = options.hookUrl ?? null;
  let origin = '';
  const lost = { before: 0, after: 0 };
  const { app, deps, close } = await buildSandbox({
    db,
    clock: { now: () => new Date(time) },
    log: createLog('info', sink),
    // What is due is done by `advance` alone.
    times: readSandboxTimes({ SANDBOX_SWEEP_SECONDS: '86400', SANDBOX_DELAY_SECONDS: '0.05' }),
    schemaName,
    secret,
    origin: () => origin,
    shopOrigins: ['http://127.0.0.1:4173'],
    hookUrl: () => hookUrl,
    isDemo: false,
    prepare: (app) => {
      const tear = (when: 'before' | 'after') => async (request: FastifyRequest, reply: FastifyReply) => {
        if (lost[when] === 0 || !request.url.startsWith('/api/')) return;
        lost[when] -= 1;
        reply.hijack();
        request.raw.socket.destroy();
      };
      app.addHook('preHandler', tear('before'));
      app.addHook('onSend', tear('after'));
    },
  });
  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  afterFile(close);
  const post = async (path: string, body: unknown): Promise<Record<string, unknown>> => {
    const headers = { 'content-type': 'application/json', origin };
    const answer = await fetch(origin + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const said = (await answer.json()) as Record<string, unknown>;
    if (!answer.ok) throw new Error(String(said.message));
    return said;
  };
  return {
    gateway: sandboxGateway({ origin, serverOrigin: origin, secret, timeout: options.timeout ?? 2000 }),
    origin,
    secret,
    schemaName,
    lines,
    now: () => new Date(time),
    advance: async (milliseconds) => {
      time += milliseconds;
      await sweepSandbox(deps);
    },
    session: async (number, { name = 'Mariam', expiry = '12/40', cvv = number === CARDS.amex ? '1234' : '123' } = {}) =>
      String((await post('/sessions', { kind: 'card', number, name, expiry, cvv })).id),
    cvvSession: async (cvv = '123') => String((await post('/sessions', { kind: 'cvv', cvv })).id),
    answerChallenge: async ({ challenge }, isConfirmed) =>
      String((await post(new URL(String(challenge?.url)).pathname, { isConfirmed })).word),
    answerSheet: async ({ challenge }, how) => {
      const { order } = walletChallenge.decode(challenge, '', LENIENT);
      const card = how === 'cancel' ? null : WALLET_CARDS.findIndex(({ outcome }) => outcome === how);
      return String((await post(new URL(order.href).pathname, { card })).word);
    },
    settle: (ref) => settleSandboxPayment(deps, ref),
    nextEvent: async (ref, nextEvent) =>
      void (await changeSandboxPayment(deps, ref, (payment) => ({ ...payment, nextEvent }))),
    refuseNext: async (ref, nextOperation) =>
      void (await changeSandboxPayment(deps, ref, (payment) => ({ ...payment, nextOperation }))),
    loseAnswers: (when, count = 1) => {
      lost[when] = count;
    },
    sendEventsTo: (url) => {
      hookUrl = url;
    },
  };
}
