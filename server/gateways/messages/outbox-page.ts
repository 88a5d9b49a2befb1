/** /_outbox: what the embedded gateways would have sent, the newest on top (decisions.md 13). Development and demo only. */
import type { FastifyPluginCallback } from 'fastify';

import { refuseForwarded, refuseOtherHosts } from '#server/kit/demo-parts.ts';
import type { Deps } from '#server/kit/deps.ts';
import { pageHeaders } from '#server/kit/security-headers.ts';

import { readOutbox } from './outbox.ts';

const STYLE = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif; }
body { max-inline-size: 44rem; margin: 2rem auto; padding-inline: 1rem; }
article { border: 1px solid #8886; border-radius: 16px; padding: 1rem; margin-block: 1rem; }
header { display: flex; flex-wrap: wrap; gap: .5rem 1rem; font-size: .875rem; opacity: .85; }
p { white-space: pre-wrap; overflow-wrap: anywhere; margin-block: .5rem 0; }
code { font-size: 1.75rem; letter-spacing: .15em; user-select: all; }
button { font: inherit; min-block-size: 44px; padding-inline: 1rem; border-radius: 12px; margin-inline-start: 1rem; }
`;

const SCRIPT = `
addEventListener('click', ({ target }) => {
  const code = target.closest('button')?.dataset.code;
  if (code) navigator.clipboard.writeText(code).then(() => { target.textContent = 'Copied'; });
});
`;

export function outboxPage({ db, settings }: Pick<Deps, 'db' | 'settings'>): FastifyPluginCallback {
  const headers = pageHeaders(settings);
  const refuse = refuseOtherHosts(settings);
  return (app, _options, done) => {
    app.addHook('onRequest', (request, _reply, next) => {
      refuse(request);
      refuseForwarded(settings, request);
      next();
    });
    app.addHook('onSend', (_request, reply, _payload, next) => {
      for (let index = 0; index < headers.length; index += 2) {
        reply.header(headers[index] as string, headers[index + 1]);
      }
      next();
    });
    app.get('/_outbox.css', (_request, reply) => reply.type('text/css').send(STYLE));
    app.get('/_outbox.js', (_request, reply) => reply.type('text/javascript').send(SCRIPT));
    app.get('/_outbox', async (_request, reply) => {
      const messages = await readOutbox(db);
      const shown = messages.map(
        ({ id, channel, recipient, subject, body, createdAt }) =>
          `<article id="m${id}"><header><b>${channel.toUpperCase()}</b><bdi>${escape(recipient)}</bdi>` +
          `<time>${createdAt.toISOString()}</time></header>${subject && `<h2 dir="auto">${escape(subject)}</h2>`}` +
          `<p dir="auto">${escape(body)}</p>${copyable(body)}</article>`,
      );
      return reply
        .type('text/html; charset=utf-8')
        .send(
          '<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">' +
            '<meta name="robots" content="noindex"><title>Outbox</title><link rel="stylesheet" href="/_outbox.css">' +
            '<script src="/_outbox.js" defer></script><h1>Outbox</h1>' +
            '<p>What would have been sent by SMS and mail. For development and demonstration only.</p>' +
            (shown.join('') || '<p>Nothing has been sent yet.</p>'),
        );
    });
    done();
  };
}

/** The six digits in a message, large, with a button that copies them. */
function copyable(body: string): string {
  const code = /\b\d{6}\b/.exec(body)?.[0];
  return code === undefined ? '' : `<p><code>${code}</code><button type="button" data-code="${code}">Copy</button></p>`;
}

function escape(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.codePointAt(0)};`);
}
