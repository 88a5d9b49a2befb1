/** The operator's page and its buttons: on this machine alone, and pressed on the page itself alone. */
import { readFile } from 'node:fs/promises';

import { desc } from 'drizzle-orm';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';

import { isLoopback, refuseForwarded, refuseOtherHosts } from '#server/kit/demo-parts.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { headersWith } from '#server/kit/security-headers.ts';

import { refuseOtherPages } from './frame-routes.ts';
import { OPERATOR_BUTTONS, operatorPage } from './operator-page.ts';
import type { SandboxPayment } from './sandbox-payment.ts';
import { listSandboxPayments } from './sandbox-store.ts';
import { changeSandboxPayment, settleSandboxPayment, type SandboxDeps } from './sandbox.ts';
import type { SandboxEventSender } from './send-events.ts';

type Verb = (typeof OPERATOR_BUTTONS)[number][0];

const MOST_SHOWN = 100;
const HEADERS = headersWith(
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
);

export function operatorRoutes(deps: SandboxDeps, events: SandboxEventSender): FastifyPluginAsync {
  const refuseNames = refuseOtherHosts({ host: '', publicOrigin: 'http://localhost', isDemo: false });
  const press: Readonly<Record<Verb, (ref: string) => Promise<unknown>>> = {
    settle: (ref) => settleSandboxPayment(deps, ref),
    fail: (ref) => changeSandboxPayment(deps, ref, failed),
    delay: (ref) => changeSandboxPayment(deps, ref, (payment) => ({ ...payment, nextEvent: 'delay' })),
    drop: (ref) => changeSandboxPayment(deps, ref, (payment) => ({ ...payment, nextEvent: 'drop' })),
    repeat: (ref) => events.repeat(ref),
  };
  return async (app) => {
    // A form's button sends nothing but its address.
    app.addContentTypeParser('application/x-www-form-urlencoded', (_request, payload, done) => {
      payload.resume();
      done(null);
    });
    app.addHook('onRequest', (request, _reply, next) => {
      refuseNames(request);
      refuseForwarded({ isDemo: false }, request);
      refuseFarAway(request);
      if (request.method !== 'GET') refuseOtherPages(request);
      next();
    });
    const style = await readFile(new URL('./files/operator.css', import.meta.url));
    app.get('/operator.css', (_request, reply) => reply.type('text/css; charset=utf-8').send(style));
    app.get('/', async (_request, reply) => {
      const { event } = deps.tables;
      const payments = await listSandboxPayments(deps.db.orm, deps.tables, MOST_SHOWN);
      const told = await deps.db.orm
        .select()
        .from(event)
        .orderBy(desc(event.place))
        .limit(MOST_SHOWN * 10);
      for (let index = 0; index < HEADERS.length; index += 2) reply.header(HEADERS[index] ?? '', HEADERS[index + 1]);
      const html = operatorPage(payments, told.toReversed(), deps.clock.now());
      return reply.type('text/html; charset=utf-8').send(html);
    });
    for (const [verb] of OPERATOR_BUTTONS) {
      app.post<{ Params: { ref: string } }>(`/operator/:ref/${verb}`, async ({ params }, reply) => {
        await press[verb](params.ref);
        return reply.redirect('/', 303);
      });
    }
  };
}

function failed(payment: SandboxPayment): SandboxPayment {
  const isWaiting = payment.base === 'pending' || payment.base === 'awaiting_3ds';
  return isWaiting ? { ...payment, base: 'failed', dueAt: null } : { ...payment, nextOperation: 'refuse' };
}

function refuseFarAway({ raw }: FastifyRequest): void {
  // An IPv4 address on an IPv6 socket.
  const address = (raw.socket.remoteAddress ?? '').replace(/^::ffff:/, '');
  if (!isLoopback(address)) throw new Refusal('far_away', 'This page is shown on the sandbox’s own machine only', 403);
}
