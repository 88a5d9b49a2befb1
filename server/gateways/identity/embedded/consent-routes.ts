/** The two pages that the SDK opens in emulator mode, and the files that they are made of. */
import { readFile } from 'node:fs/promises';

import type { FastifyPluginAsync, FastifyReply } from 'fastify';

import { isIdentityProvider } from '#contract/identity.ts';
import { notFound } from '#server/kit/refusal.ts';
import { headersWith } from '#server/kit/security-headers.ts';

import { consentPage, IFRAME_PAGE } from './consent-page.ts';
import type { ConsentLanguage } from './consent-words.ts';

const SCRIPTED =
  "default-src 'none'; script-src 'self'; base-uri 'none'; form-action 'none'; require-trusted-types-for 'script'; trusted-types 'none'";
/** The popup, which nothing may frame. */
const CONSENT = headersWith(`${SCRIPTED}; style-src 'self'; img-src 'self'; frame-ancestors 'none'`);
/** The one page of the shop that a page of the shop may frame. */
const IFRAME = headersWith(`${SCRIPTED}; frame-ancestors 'self'`);

const FILES: readonly (readonly [name: string, type: string])[] = [
  ['handler.js', 'text/javascript; charset=utf-8'],
  ['iframe.js', 'text/javascript; charset=utf-8'],
  ['consent.css', 'text/css; charset=utf-8'],
];

type Query = Readonly<Record<string, string | string[] | undefined>>;

export const consentRoutes: FastifyPluginAsync = async (app) => {
  for (const [name, type] of FILES) {
    const body = await readFile(new URL(`./files/${name}`, import.meta.url));
    app.get(`/emulator/auth/${name}`, (_request, reply) =>
      reply.header('cache-control', 'no-cache').type(type).send(body),
    );
  }
  app.get('/emulator/auth/iframe', (_request, reply) => page(reply, IFRAME, IFRAME_PAGE));
  app.get<{ Querystring: Query }>('/emulator/auth/handler', ({ query }, reply) => {
    if (!isIdentityProvider(query.providerId)) throw notFound('There is no such provider');
    return page(reply, CONSENT, consentPage(query.providerId, languageOf(query.customParameters)));
  });
};

function page(reply: FastifyReply, headers: readonly string[], html: string): FastifyReply {
  for (let index = 0; index < headers.length; index += 2) reply.header(headers[index] as string, headers[index + 1]);
  return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(html);
}

/** The app names the shopper's language as the real providers want it: `hl` for Google, `locale` for the others. */
function languageOf(customParameters: Query[string]): ConsentLanguage {
  return /"(?:hl|locale)":"ar/.test(String(customParameters)) ? 'ar' : 'en';
}
