/** What browsers ask of the sandbox: the SDK, the frames, and what is typed into them. */
import { readFile } from 'node:fs/promises';

import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';

import { bool, integer, nullable } from '#contract/wire-types.ts';
import { record, WireError, type Codec } from '#contract/wire.ts';
import { refuseOtherHosts } from '#server/kit/demo-parts.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { headersWith } from '#server/kit/security-headers.ts';

import { cardFormPage, challengePage, cvvFormPage, walletSheetPage } from './frame-pages.ts';
import { frameLanguage } from './frame-words.ts';
import { answerSandboxChallenge, sandboxStateOf } from './sandbox-payment.ts';
import { openCardSession, typedCard } from './sandbox-sessions.ts';
import { findChallenged } from './sandbox-store.ts';
import { SANDBOX_SCHEMES } from './sandbox-tables.ts';
import { changeSandboxPayment, type SandboxDeps } from './sandbox.ts';
import { answerWalletSheet } from './wallet-payment.ts';

export interface FrameDeps extends SandboxDeps {
  /** As browsers reach the sandbox. */
  readonly origin: string;
  /** The shop's: who may frame these pages, and is talked to. */
  readonly shopOrigins: readonly string[];
  readonly isDemo: boolean;
}

interface Asked {
  Querystring: Readonly<Record<string, string | string[] | undefined>>;
}

interface OfChallenge extends Asked {
  Params: { id: string };
}

const FILES: readonly (readonly [name: string, type: string])[] = [
  ['sdk.js', 'text/javascript; charset=utf-8'],
  ['card-form.js', 'text/javascript; charset=utf-8'],
  ['question.js', 'text/javascript; charset=utf-8'],
  ['frame.css', 'text/css; charset=utf-8'],
];

const answerBody = record({ isConfirmed: ['isConfirmed', bool] });
/** The place of the card that was chosen; null cancels. */
const sheetBody = record({ card: ['card', nullable(integer({ min: 0, max: 100 }))] });

/** What handlePaymentResponse then says. */
const WORDS: Readonly<Record<string, string>> = {
  authorised: 'AUTHORISED',
  captured: 'CAPTURED',
  '3ds_failed': 'THREE_DS_FAILURE',
};

export function frameRoutes(deps: FrameDeps): FastifyPluginAsync {
  const { shopOrigins } = deps;
  const refuse = (request: FastifyRequest): void =>
    refuseOtherHosts({ host: '', publicOrigin: deps.origin, isDemo: deps.isDemo })(request);
  const headers = headersWith(
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src data:; connect-src 'self'; base-uri 'none'; form-action 'none'; " +
      `frame-ancestors ${shopOrigins.join(' ')}; require-trusted-types-for 'script'; trusted-types 'none'`,
  );
  const show = (reply: FastifyReply, html: string): FastifyReply => {
    for (let index = 0; index < headers.length; index += 2) reply.header(headers[index] ?? '', headers[index + 1]);
    return reply.type('text/html; charset=utf-8').send(html);
  };
  return async (app) => {
    app.addHook('onRequest', (request, _reply, next) => {
      refuse(request);
      if (request.method !== 'GET') refuseOtherPages(request);
      next();
    });
    for (const [name, type] of FILES) {
      const body = await readFile(new URL(`./files/${name}`, import.meta.url));
      app.get(`/${name}`, (_request, reply) =>
        reply.header('cross-origin-resource-policy', 'cross-origin').type(type).send(body),
      );
    }
    app.get<Asked>('/card-form', ({ query }, reply) =>
      show(reply, cardFormPage({ language: frameLanguage(query.lang), shopOrigins })),
    );
    app.get<Asked>('/cvv-form', ({ query }, reply) => {
      const scheme = SANDBOX_SCHEMES.find((one) => one === query.scheme) ?? null;
      return show(reply, cvvFormPage({ language: frameLanguage(query.lang), shopOrigins, scheme }));
    });
    app.post('/sessions', async ({ body }) => ({ id: await openCardSession(deps, read(typedCard, body)) }));
    app.get<OfChallenge>('/challenge/:id', async ({ params, query }, reply) => {
      const found = await findChallenged(deps.db.orm, deps.tables, params.id);
      const asked = found?.base === 'awaiting_3ds' ? found : null;
      return show(reply, challengePage({ language: frameLanguage(query.lang), shopOrigins, asked }));
    });
    app.post<OfChallenge>('/challenge/:id', async ({ params, body }) => {
      const { isConfirmed } = read(answerBody, body);
      const found = await findChallenged(deps.db.orm, deps.tables, params.id);
      const payment =
        found &&
        (await changeSandboxPayment(deps, found.ref, (one, now) =>
          answerSandboxChallenge(one, isConfirmed, now, deps.times),
        ));
      if (!payment) throw new Refusal('not_found', 'There is no such challenge', 404);
      return { word: WORDS[sandboxStateOf(payment)] ?? 'FAILED' };
    });
    app.get<OfChallenge>('/wallet/:id', async ({ params, query }, reply) => {
      const found = await findChallenged(deps.db.orm, deps.tables, params.id);
      const asked = found?.base === 'awaiting_3ds' && found.wallet ? { fils: found.fils, wallet: found.wallet } : null;
      return show(reply, walletSheetPage({ language: frameLanguage(query.lang), shopOrigins, asked }));
    });
    app.post<OfChallenge>('/wallet/:id', async ({ params, body }) => {
      const { card } = read(sheetBody, body);
      const found = await findChallenged(deps.db.orm, deps.tables, params.id);
      if (!found?.wallet) throw new Refusal('not_found', 'There is no such sheet', 404);
      const payment = await changeSandboxPayment(deps, found.ref, (one, now) =>
        answerWalletSheet(one, card, now, deps.times),
      );
      if (card === null) return { word: 'CANCEL' };
      // The device maker's hands its card over, and what the bank makes of it the shop asks; the other tells it on its sheet.
      return { word: found.wallet.name === 'samsung' || payment?.base === 'authorised' ? 'SUCCESS' : 'ERROR' };
    });
  };
}

/** Only the sandbox's own pages write here. */
export function refuseOtherPages({ headers }: FastifyRequest): void {
  const { origin, host } = headers;
  const isOwn = origin !== undefined && URL.canParse(origin) && new URL(origin).host === host;
  if (!isOwn) throw new Refusal('other_site', 'This can only be done from the sandbox itself', 403);
}

function read<T>(codec: Codec<T>, body: unknown): T {
  try {
    return codec.decode(body, '', { strict: true, fromText: false });
  } catch (error) {
    if (error instanceof WireError) throw new Refusal('invalid', 'The request is not valid', 400);
    throw error;
  }
}
