/** Builds the server from an explicit list of nouns. Listening is main.ts's. */
import { Socket } from 'node:net';

import rateLimit from '@fastify/rate-limit';
import fastify, { LogController, type FastifyBaseLogger, type FastifyError, type FastifyInstance } from 'fastify';

import { calls } from '#contract/calls.ts';

import { accountRoutes } from './account/routes.ts';
import { addressExporter } from './addresses/exporter.ts';
import { addressRoutes } from './addresses/routes.ts';
import { basketExporter } from './baskets/exporter.ts';
import { basketRoutes } from './baskets/routes.ts';
import { billRoutes } from './bills/routes.ts';
import { cartRoutes } from './cart/routes.ts';
import { openCatalogue } from './catalogue/catalogue.ts';
import { imageRoutes } from './catalogue/image-routes.ts';
import { catalogueRoutes } from './catalogue/routes.ts';
import { openChatHost } from './chat/chat-host.ts';
import { chatExporter } from './chat/exporter.ts';
import { chatLeaving } from './chat/leaving.ts';
import { chatPictureRoutes } from './chat/picture-routes.ts';
import { chatRoutes } from './chat/routes.ts';
import { checkoutLeaving } from './checkout/leaving.ts';
import { checkoutRoutes } from './checkout/routes.ts';
import { isMigrated } from './db/migrate.ts';
import { favouriteRoutes } from './favourites/routes.ts';
import { chatSockets } from './gateways/chat/embedded/chat-sockets.ts';
import { openChatGateway } from './gateways/chat/open-chat-gateway.ts';
import { embeddedIdentityRoutes } from './gateways/identity/embedded/embedded-identity-routes.ts';
import { outboxPage } from './gateways/messages/outbox-page.ts';
import { giftExporter } from './gifts/exporter.ts';
import { giftLeaving } from './gifts/leaving.ts';
import { giftRoutes } from './gifts/routes.ts';
import { invoiceExporter } from './invoices/exporter.ts';
import { printRoutes } from './invoices/print-routes.ts';
import { invoiceRoutes } from './invoices/routes.ts';
import { hasOutbox, refuseDemoParts } from './kit/demo-parts.ts';
import type { Deps } from './kit/deps.ts';
import { errorAnswer } from './kit/envelope.ts';
import { httpLimits, MAX_URL_LENGTH, readJsonOnly } from './kit/http-limits.ts';
import { keepAnswers } from './kit/kept-answers.ts';
import { knownHosts } from './kit/known-hosts.ts';
import { serveOpenApi } from './kit/openapi.ts';
import { serveReadiness } from './kit/readiness.ts';
import { Refusal } from './kit/refusal.ts';
import { logRequests, nextRequestId, pathOf } from './kit/request-log.ts';
import { dataHeaders } from './kit/security-headers.ts';
import { mount, type Served } from './kit/serve.ts';
import { limitWork } from './kit/work-limit.ts';
import { ledgerExporter } from './ledger/exporter.ts';
import { listRoutes } from './lists/routes.ts';
import { notifyRoutes } from './notify/routes.ts';
import { orderExporter } from './orders/exporter.ts';
import { orderLeaving } from './orders/leaving.ts';
import { orderRoutes } from './orders/routes.ts';
import { cardFrame } from './pages/card-frame/card-frame.ts';
import type { PageHost } from './pages/page-host.ts';
import { paymentExporter } from './payments/exporter.ts';
import { paymentLeaving } from './payments/leaving.ts';
import { paymentHooks } from './payments/payment-hooks.ts';
import { paymentRoutes } from './payments/routes.ts';
import { pointsExporter } from './points/exporter.ts';
import { pointsRoutes } from './points/routes.ts';
import { ratingExporter } from './ratings/exporter.ts';
import { ratingLeaving } from './ratings/leaving.ts';
import { ratingRoutes } from './ratings/routes.ts';
import { recyclingExporter } from './recycling/exporter.ts';
import { recyclingRoutes } from './recycling/routes.ts';
import { referralExporter } from './referrals/exporter.ts';
import { referralRoutes } from './referrals/routes.ts';
import { refundExporter } from './refunds/exporter.ts';
import { refundLeaving } from './refunds/leaving.ts';
import { regularExporter } from './regulars/exporter.ts';
import { regularLeaving } from './regulars/leaving.ts';
import { regularRoutes } from './regulars/routes.ts';
import { actingRoutes, besideOrders, billedDocuments, billKinds, paymentDesk } from './selling.ts';
import { isSecureOrigin, openSessionGate } from './session/gate.ts';
import { sessionRoutes } from './session/routes.ts';
import { tokenOf } from './session/token.ts';
import { statementRoutes } from './statements/routes.ts';
import { syncExporter } from './sync/exporter.ts';
import { syncRoutes } from './sync/routes.ts';
import { voucherExporter } from './vouchers/exporter.ts';
import { walletExporter } from './wallet/exporter.ts';
import { walletLeaving } from './wallet/leaving.ts';
import { walletRoutes } from './wallet/routes.ts';

/** Makes the calls of one noun. */
export type Noun = (deps: Deps) => Served[] | Promise<Served[]>;

/** Exporters of other nouns go into the account's brackets. */
const STORE: readonly Noun[] = [
  catalogueRoutes,
  sessionRoutes,
  (deps) =>
    accountRoutes(
      [
        addressExporter,
        basketExporter,
        syncExporter,
        orderExporter,
        refundExporter,
        invoiceExporter,
        paymentExporter,
        ledgerExporter,
        pointsExporter,
        voucherExporter,
        ratingExporter,
        walletExporter,
        giftExporter,
        referralExporter,
        recyclingExporter,
        regularExporter,
        chatExporter(openChatGateway(deps)),
      ],
      [
        orderLeaving,
        checkoutLeaving,
        refundLeaving,
        paymentLeaving,
        ratingLeaving,
        walletLeaving,
        giftLeaving,
        regularLeaving,
        chatLeaving,
      ],
    )(deps),
  addressRoutes,
  syncRoutes,
  basketRoutes,
  cartRoutes,
  listRoutes,
  favouriteRoutes,
  notifyRoutes,
  checkoutRoutes,
  paymentRoutes(paymentDesk),
  billRoutes(billKinds, billedDocuments),
  ratingRoutes,
  walletRoutes,
  pointsRoutes,
  referralRoutes,
  statementRoutes,
  recyclingRoutes,
  regularRoutes,
  chatRoutes,
  giftRoutes,
  invoiceRoutes,
  orderRoutes(besideOrders),
  actingRoutes,
];

export interface AppOptions {
  /** Without it the server is an API alone. */
  pages?: PageHost;
  /** Others than the store's own: tests of the kit. */
  nouns?: readonly Noun[];
}

/**
 * Built, not yet listening.
 * @throws SettingsError where a stand-in for a demo would meet shoppers
 */
export async function buildApp(deps: Deps, { pages, nouns = STORE }: AppOptions = {}): Promise<FastifyInstance> {
  refuseDemoParts(deps.settings);
  const loggerInstance: FastifyBaseLogger = deps.log;
  const app = fastify({
    ...httpLimits(deps.settings),
    loggerInstance,
    logController: new LogController({ disableRequestLogging: true }),
    genReqId: nextRequestId,
    requestIdHeader: false,
    exposeHeadRoutes: false,
    routerOptions: { caseSensitive: false, ignoreTrailingSlash: true, maxParamLength: MAX_URL_LENGTH },
    frameworkErrors: (error, request, reply) => {
      const { status, envelope } = errorAnswer(error, request.id);
      const headers = { ...named(dataHeaders), 'x-request-id': request.id, 'content-type': 'application/json' };
      reply.raw.writeHead(status, headers).end(JSON.stringify(envelope));
    },
  });
  guard(app, knownHosts(deps.settings));
  readJsonOnly(app);
  logRequests(app);
  await limitRates(app, deps.settings.rateLimit);
  limitWork(app, deps.clock, deps.settings.rateLimit);
  keepAnswers(app);
  app.get('/healthz', { config: { rateLimit: false } }, () => ({ status: 'alive' }));
  serveReadiness(app, deps.clock, () => isMigrated(deps.db));
  serveOpenApi(app, calls);
  const served = (await Promise.all(nouns.map(async (noun) => noun(deps)))).flat();
  mount(app, served, { gate: openSessionGate(deps), publicOrigin: deps.settings.publicOrigin });
  if (hasOutbox(deps.settings)) await app.register(outboxPage(deps));
  await app.register(embeddedIdentityRoutes(deps));
  await app.register(chatSockets(deps, openChatHost(deps)));
  const payments = paymentDesk(deps);
  await app.register(paymentHooks(payments));
  await app.register(cardFrame(payments.gateway.page));
  await app.register(chatPictureRoutes(deps));
  await app.register(imageRoutes(deps));
  await app.register(printRoutes(deps));
  if (pages) {
    const catalogue = await openCatalogue(deps);
    await pages.register(app, {
      contentVersion: () => catalogue.version(),
      hasSession: (request) => tokenOf(request, isSecureOrigin(deps.settings.publicOrigin)) !== null,
    });
  }
  return app;
}

/** Headers on every answer, 403 under another's name, 414 for endless addresses, and errors as envelopes. */
function guard(app: FastifyInstance, isForUs: ReturnType<typeof knownHosts>): void {
  const headers = named(dataHeaders);
  app.addHook('onRequest', (request, _reply, done) => {
    const url = request.raw.url as string;
    if (!isForUs(request.headers.host, pathOf(url))) {
      done(new Refusal('other_host', 'The shop is not known by this name', 403));
    } else if (url.length <= MAX_URL_LENGTH) done();
    else done(new Refusal('too_long', 'The address is too long', 414));
  });
  app.addHook('onSend', (request, reply, _payload, done) => {
    for (const [name, value] of Object.entries(headers)) if (!reply.hasHeader(name)) reply.header(name, value);
    reply.header('x-request-id', request.id);
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    done();
  });
  app.setErrorHandler((error: FastifyError, request, reply) => {
    const { status, envelope, isOurs, retryAfter } = errorAnswer(error, request.id);
    if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
    if (isOurs) request.log.error({ err: error, path: pathOf(request.raw.url) }, 'failed');
    return reply.code(status).send(envelope);
  });
  app.setNotFoundHandler(() => {
    throw new Refusal('not_found', 'There is nothing here', 404);
  });
}

async function limitRates(app: FastifyInstance, perMinute: number): Promise<void> {
  if (perMinute === 0) return;
  await app.register(rateLimit, {
    max: perMinute,
    timeWindow: '1 minute',
    addHeaders: { 'x-ratelimit-limit': false, 'x-ratelimit-remaining': false, 'x-ratelimit-reset': false },
    addHeadersOnExceeding: {
      'x-ratelimit-limit': false,
      'x-ratelimit-remaining': false,
      'x-ratelimit-reset': false,
    },
    // Reads that the pages' renderer makes in process are the shopper's request, counted already.
    allowList: (request) => !(request.raw.socket instanceof Socket),
    errorResponseBuilder: (_request, { ttl }) =>
      new Refusal('too_many', `Too many requests. Please try again in ${Math.ceil(ttl / 1000)} seconds.`, 429),
  });
}

function named(flat: readonly string[]): Record<string, string> {
  const headers: Record<string, string> = {};
  for (let index = 0; index < flat.length; index += 2) headers[flat[index] as string] = flat[index + 1] as string;
  return headers;
}
