/**
 * /card-frame: a static page without the app, which the app frames and which shows the payment provider's card form (money.md section 4).
 * Its policy is made from the provider in use; it has no Trusted Types, since the provider's script is not ours.
 */
import { readFile } from 'node:fs/promises';

import type { FastifyPluginAsync, FastifyReply } from 'fastify';

import { headersWith } from '#server/kit/security-headers.ts';

/** The provider's own: its SDK's address, the origins that it needs, and what the SDK is handed. */
export interface CardFrameParty {
  readonly sdkUrl: string;
  /** A script beside this file that gives the SDK the surface that frame.js speaks to. */
  readonly surfaceScript?: 'ngenius.js';
  readonly scriptOrigins: readonly string[];
  readonly frameOrigins: readonly string[];
  readonly connectOrigins: readonly string[];
  readonly settings: Readonly<Record<string, string>>;
}

const FILES: readonly (readonly [name: string, type: string])[] = [
  ['frame.js', 'text/javascript; charset=utf-8'],
  ['frame.css', 'text/css; charset=utf-8'],
  ['ngenius.js', 'text/javascript; charset=utf-8'],
];

/** Nothing at all where the provider has no SDK. */
export function cardFrame(party: CardFrameParty): FastifyPluginAsync {
  return async (app) => {
    if (party.sdkUrl === '') return;
    const headers = headersWith(policyOf(party));
    const html = pageOf(party);
    app.get('/card-frame', (_request, reply) => {
      for (let index = 0; index < headers.length; index += 2) reply.header(headers[index] ?? '', headers[index + 1]);
      return send(reply, 'text/html; charset=utf-8', html);
    });
    for (const [name, type] of FILES) {
      const body = await readFile(new URL(`./${name}`, import.meta.url));
      app.get(`/card-frame/${name}`, (_request, reply) => send(reply, type, body));
    }
  };
}

function send(reply: FastifyReply, type: string, body: string | Buffer): FastifyReply {
  return reply.header('cache-control', 'no-store').type(type).send(body);
}

function policyOf({ scriptOrigins, frameOrigins, connectOrigins }: CardFrameParty): string {
  return [
    "default-src 'none'",
    ["script-src 'self'", ...scriptOrigins].join(' '),
    "style-src 'self'",
    "img-src 'self' data:",
    ['connect-src', ...(connectOrigins.length > 0 ? connectOrigins : ["'none'"])].join(' '),
    // A 3-D Secure challenge is the bank's own page, and which bank is not known before.
    ['frame-src', ...frameOrigins, 'https:'].join(' '),
    ['form-action', ...frameOrigins, 'https:'].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
  ].join('; ');
}

function pageOf({ sdkUrl, surfaceScript, settings }: CardFrameParty): string {
  const surface = surfaceScript ? `\n    <script src="/card-frame/${surfaceScript}" defer></script>` : '';
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <meta name="robots" content="noindex" />
    <title>Payment</title>
    <link rel="stylesheet" href="/card-frame/frame.css" />
    <script src="${escape(sdkUrl)}" defer></script>${surface}
    <script src="/card-frame/frame.js" defer></script>
  </head>
  <body data-settings="${escape(JSON.stringify(settings))}">
    <main id="place"></main>
  </body>
</html>
`;
}

function escape(value: string): string {
  return value.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
