/** What the shop's server asks of the sandbox, proved by the secret that both were started with. */
import { createHash, timingSafeEqual } from 'node:crypto';

import { eq } from 'drizzle-orm';
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';

import { WireError, type Codec } from '#contract/wire.ts';
import type { Authorise } from '#server/gateways/payments/payment-gateway.ts';

import { capturedOf, refundedOf, settledOf, sandboxStateOf, type SandboxPayment } from './sandbox-payment.ts';
import { refuseForGood, SandboxRefusal } from './sandbox-refusal.ts';
import { authoriseBody, operationBody, paymentAnswer, walletBody } from './sandbox-wire.ts';
import { changeSandboxPayment, operateOn, type SandboxDeps } from './sandbox.ts';
import { startSandboxPayment } from './start-sandbox-payment.ts';
import { startWalletPayment, walletSheetOrder } from './wallet-payment.ts';

interface RestDeps extends SandboxDeps {
  readonly secret: string;
  /** As browsers reach the sandbox. */
  readonly origin: string;
}

interface OfPayment {
  Params: { ref: string };
}

export function sandboxRest(deps: RestDeps): FastifyPluginCallback {
  const answer = (payment: SandboxPayment) => answerOf(payment, deps);
  const current = async (ref: string): Promise<SandboxPayment> => {
    const payment = await changeSandboxPayment(deps, ref, (found) => found);
    if (payment) return payment;
    throw new SandboxRefusal('There is no such payment', true, 404);
  };
  return (app, _options, done) => {
    app.addHook('onRequest', (request, _reply, next) => {
      if (isShop(request, deps.secret)) next();
      else next(new SandboxRefusal('The secret is not right', false, 401));
    });
    app.post('/api/payments', async (request, reply) => {
      const payment = await startSandboxPayment(deps, askedOf(bodyOf(authoriseBody, request)));
      if (payment.outcome !== 'silent') return answer(payment);
      // The card that is for this: the payment is made, and the answer never comes.
      reply.hijack();
      return reply;
    });
    app.post('/api/wallet-payments', async ({ body }) =>
      answer(await startWalletPayment(deps, bodyOf(walletBody, { body }))),
    );
    app.get<OfPayment>('/api/payments/:ref', async ({ params }) => answer(await current(params.ref)));
    app.post<OfPayment>('/api/payments/:ref/challenge', async ({ params }) => answer(await current(params.ref)));
    for (const kind of ['capture', 'void', 'refund'] as const) {
      app.post<OfPayment>(`/api/payments/:ref/${kind}`, async (request) => {
        const { key, fils } = bodyOf(operationBody, request);
        if (fils === null && kind !== 'void') refuseForGood('The amount is missing');
        return answer(await operateOn(deps, request.params.ref, { key, kind, fils: fils ?? 0 }));
      });
    }
    app.delete<{ Params: { token: string } }>('/api/cards/:token', async ({ params }, reply) => {
      const { card } = deps.tables;
      await deps.db.orm.delete(card).where(eq(card.token, params.token));
      return reply.code(204).send();
    });
    done();
  };
}

function isShop({ headers }: FastifyRequest, secret: string): boolean {
  const digest = (value: string): Buffer => createHash('sha256').update(value).digest();
  return timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${secret}`));
}

function bodyOf<T>(codec: Codec<T>, { body }: Pick<FastifyRequest, 'body'>): T {
  try {
    return codec.decode(body, '', { strict: true, fromText: false });
  } catch (error) {
    if (error instanceof WireError) throw new SandboxRefusal(error.message, true, 400);
    throw error;
  }
}

function askedOf({ token, sessionId, ...rest }: ReturnType<typeof authoriseBody.decode>): Authorise {
  if (token !== null) return { ...rest, card: { token, sessionId } };
  return sessionId === null ? refuseForGood('The card is missing') : { ...rest, card: { sessionId } };
}

function answerOf(payment: SandboxPayment, { origin, clock }: Pick<RestDeps, 'origin' | 'clock'>): unknown {
  const { ref, fils, base, challengeId, wallet, language, cardToken, scheme, maskedPan, expiry, operations } = payment;
  const captured = capturedOf(payment);
  const isAwaited = base === 'awaiting_3ds' && challengeId !== null;
  const isPaid = base === 'authorised' || captured > 0;
  return paymentAnswer.encode({
    ref,
    state: sandboxStateOf(payment),
    fils,
    captured,
    refunded: refundedOf(payment),
    isSettled: captured > 0 && settledOf(payment, clock.now()) === captured,
    challenge: !isAwaited
      ? null
      : wallet
        ? walletSheetOrder(wallet, challengeId, origin)
        : { state: 'AWAIT_3DS', url: `${origin}/challenge/${challengeId}?lang=${language}` },
    card: isPaid && cardToken !== null ? { token: cardToken, scheme, maskedPan, expiry } : null,
    operations: operations.map(({ key }) => key),
  });
}
