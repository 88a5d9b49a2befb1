/**
 * N-Genius Online as its public documents describe it, on this machine: strict about media types, access tokens, fields and the order of
 * operations. What the documents leave open it refuses. Nobody has compared it with the real gateway.
 */
import { randomBytes, randomUUID } from 'node:crypto';

import fastify, { type FastifyInstance, type FastifyReply, type FastifyRequest } from 'fastify';

import { afterFile } from './after-file.ts';
import { NGENIUS_ENV } from './ngenius-env.ts';
import { newStubOrder, showOrder, showPayment, type StubCard, type StubOrder } from './ngenius-stub-order.ts';
import { amountIn, cancel, captureOf, objectIn, refundOf, StubRefusal } from './ngenius-stub-rules.ts';
import { CARDS } from './sandbox.ts';

const PAYMENT = 'application/vnd.ni-payment.v2+json';
const IDENTITY = 'application/vnd.ni-identity.v1+json';
const OUTLET = `/transactions/outlets/${NGENIUS_ENV.NGENIUS_OUTLET}`;

export interface NgeniusStub {
  readonly origin: string;
  readonly orders: readonly StubOrder[];
  /** Every request: the method and the path without the outlet's. */
  readonly asked: readonly string[];
  now(): Date;
  advance(milliseconds: number): void;
  /** What the page's form would hand over. */
  session(number: string): string;
  answerChallenge(orderReference: string, isConfirmed: boolean): string;
  /** Tears the connection of the next request that moves something, before or after it did. */
  loseAnswers(when: 'before' | 'after'): void;
  /** Answers the next request that moves something with this and does nothing; null ends that. */
  answerNext(answer: { readonly status: number; readonly body: string } | null): void;
  /** Ends every access token, whatever was said of its life. */
  endTokens(): void;
  /** As N-Genius posts it: body and headers. */
  eventOf(ref: string): { readonly raw: Buffer; readonly headers: Record<string, string> };
}

export async function openNgeniusStub(startsAt = new Date()): Promise<NgeniusStub> {
  const app = fastify({ logger: false, forceCloseConnections: true });
  const orders: StubOrder[] = [];
  const asked: string[] = [];
  const sessions = new Map<string, string>();
  const tokens = new Map<string, number>();
  let time = startsAt.getTime();
  let lost: 'before' | 'after' | null = null;
  let next: { readonly status: number; readonly body: string } | null = null;
  let origin = '';
  const now = (): Date => new Date(time);
  const outletUrl = (): string => origin + OUTLET;

  const orderOf = ({ params }: FastifyRequest): StubOrder => {
    const { order: reference, payment } = objectIn(params);
    const order = orders.find((one) => one.reference === reference);
    if (!order || (payment !== undefined && payment !== order.paymentReference))
      throw new StubRefusal(404, 'Not found');
    return order;
  };
  const made = (body: unknown): StubOrder => {
    const { action, amount, merchantOrderReference: ref, language, ...rest } = objectIn(body);
    const isRight = action === 'AUTH' && typeof ref === 'string' && (language === 'en' || language === 'ar');
    if (!isRight || Object.keys(rest).length > 0) throw new StubRefusal(400, 'The order is not right');
    const order = newStubOrder({ ref, fils: amountIn(amount), language });
    orders.push(order);
    return order;
  };

  const tear = (request: FastifyRequest, reply: FastifyReply): void => {
    lost = null;
    reply.hijack();
    request.raw.socket.destroy();
  };

  only(app, PAYMENT, IDENTITY);
  app.setErrorHandler((error, _request, reply) => {
    if (!(error instanceof StubRefusal)) return reply.code(500).send({ message: String(error) });
    return reply.code(error.status).send({ message: error.message });
  });
  app.addHook('preHandler', async (request, reply) => {
    asked.push(`${request.method} ${request.url.replace(OUTLET, '')}`);
    const isToken = request.url === '/identity/auth/access-token';
    const wanted = isToken ? IDENTITY : PAYMENT;
    if (request.headers['content-type'] !== wanted || request.headers.accept !== wanted) {
      throw new StubRefusal(415, 'The media type is not right');
    }
    if (isToken) return;
    const until = tokens.get(request.headers.authorization ?? '') ?? 0;
    if (time >= until) throw new StubRefusal(401, 'The access token is not right');
    if (request.method === 'GET') return;
    if (lost === 'before') tear(request, reply);
    if (!next || reply.sent) return;
    const { status, body } = next;
    next = null;
    return reply.code(status).type(PAYMENT).send(body);
  });
  app.addHook('onSend', async (request, reply) => {
    if (lost === 'after' && request.method !== 'GET' && request.url.startsWith(OUTLET)) tear(request, reply);
  });

  app.post('/identity/auth/access-token', (request) => {
    if (request.headers.authorization !== `Basic ${NGENIUS_ENV.NGENIUS_API_KEY}`) throw new StubRefusal(401, 'No');
    const token = randomBytes(24).toString('base64url');
    tokens.set(`Bearer ${token}`, time + 300_000);
    return { access_token: token, expires_in: 300, refresh_expires_in: 1800, token_type: 'bearer' };
  });
  app.post(`${OUTLET}/payment/hosted-session/:session`, async (request, reply) => {
    const id = String(objectIn(request.params).session);
    const number = sessions.get(id);
    if (number === undefined) throw new StubRefusal(404, 'There is no such session');
    const order = made(request.body);
    sessions.delete(id);
    pay(order, number, now());
    if (number === CARDS.silent) await new Promise(() => undefined);
    return reply.code(201).send(showPayment(order, outletUrl()));
  });
  app.post(`${OUTLET}/orders`, (request, reply) => reply.code(201).send(showOrder(made(request.body), outletUrl())));
  app.put(`${OUTLET}/orders/:order/payments/:payment/saved-card`, (request) => {
    const order = orderOf(request);
    const { cardToken, recaptureCsc } = objectIn(request.body);
    const card = orders.find((one) => one.card?.cardToken === cardToken)?.card;
    if (!card) throw new StubRefusal(422, 'The card token is not right');
    if (order.base !== 'STARTED' || recaptureCsc !== false) throw new StubRefusal(422, 'The payment cannot be made');
    order.card = card;
    order.base = 'AWAIT_3DS';
    return showPayment(order, outletUrl());
  });
  app.get(`${OUTLET}/orders/:order`, (request) => showOrder(orderOf(request), outletUrl()));
  const operation = `${OUTLET}/orders/:order/payments/:payment`;
  app.put(`${operation}/cancel`, (request) => {
    const order = orderOf(request);
    cancel(order);
    return showPayment(order, outletUrl());
  });
  app.post(`${operation}/captures`, (request, reply) => {
    const order = orderOf(request);
    captureOf(order, amountIn(objectIn(request.body).amount), now());
    return reply.code(201).send(showPayment(order, outletUrl()));
  });
  app.post(`${operation}/captures/:capture/refund`, (request, reply) => {
    const order = orderOf(request);
    refundOf(order, String(objectIn(request.params).capture), amountIn(objectIn(request.body).amount), now());
    return reply.code(201).send(showPayment(order, outletUrl()));
  });

  origin = await app.listen({ port: 0, host: '127.0.0.1' });
  afterFile(() => app.close());
  return {
    origin,
    orders,
    asked,
    now,
    advance: (milliseconds) => {
      time += milliseconds;
      for (const order of orders)
        if (order.dueAt && order.dueAt <= now()) Object.assign(order, { base: 'AUTHORISED', dueAt: null });
    },
    session: (number) => {
      const id = randomUUID();
      sessions.set(id, number);
      return id;
    },
    answerChallenge: (orderReference, isConfirmed) => {
      const order = orders.find((one) => one.reference === orderReference);
      if (order?.base === 'AWAIT_3DS') {
        const isRight = isConfirmed && order.card?.maskedPan !== masked(CARDS.fails3ds);
        Object.assign(order, { base: isRight ? 'AUTHORISED' : 'FAILED', threeDs: isRight ? 'SUCCESS' : 'FAILURE' });
      }
      return order?.base === 'AUTHORISED' ? 'AUTHORISED' : 'THREE_DS_FAILURE';
    },
    loseAnswers: (when) => {
      lost = when;
    },
    answerNext: (answer) => {
      next = answer;
    },
    endTokens: () => tokens.clear(),
    eventOf: (ref) => {
      const order = orders.find((one) => one.ref === ref);
      if (!order) throw new Error(`there is no order ${ref}`);
      const event = { eventId: randomUUID(), eventName: 'AUTHORISED', outletId: NGENIUS_ENV.NGENIUS_OUTLET };
      return {
        raw: Buffer.from(JSON.stringify({ ...event, order: showOrder(order, outletUrl()) })),
        headers: { [NGENIUS_ENV.NGENIUS_HOOK_HEADER.toLowerCase()]: NGENIUS_ENV.NGENIUS_HOOK_SECRET },
      };
    },
  };
}

/** A body of any other media type is refused, an empty one is none. */
function only(app: FastifyInstance, ...types: string[]): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(types, { parseAs: 'string' }, (_request, body, done) => {
    done(null, body === '' ? null : (JSON.parse(String(body)) as unknown));
  });
}

const masked = (number: string): string => number.slice(0, 6) + '*'.repeat(number.length - 10) + number.slice(-4);

function pay(order: StubOrder, number: string, now: Date): void {
  const card: StubCard = {
    cardToken: Buffer.from(masked(number)).toString('base64'),
    cardholderName: 'Mariam',
    expiry: '2040-12',
    maskedPan: masked(number),
    scheme: number === CARDS.amex ? 'AMERICAN_EXPRESS' : 'VISA',
  };
  order.card = card;
  if (number === CARDS.late) order.dueAt = new Date(now.getTime() + 8000);
  else if (number === CARDS.declined) order.base = 'FAILED';
  else order.base = number === CARDS.asks3ds || number === CARDS.fails3ds ? 'AWAIT_3DS' : 'AUTHORISED';
}
