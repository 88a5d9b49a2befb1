/** Pages while developing: Vite inside this process, nothing kept, hot reload on the same port. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { FastifyInstance } from 'fastify';
import type { ViteDevServer } from 'vite';

import type { RenderPage } from '#contract/rendered-page.ts';

import { redirectToLocale, refuseNonPages, requestInProcess, type PageHost } from './page-host.ts';
import { fillTemplate, plainShell } from './page-template.ts';
import { localeOfUrl } from './shopper-locale.ts';

/** Of the folder `root`. Pages go out without a Content-Security-Policy: Vite's client is inline. */
export function hostDevPages(root: string): PageHost {
  return {
    register: async (app) => {
      const { createServer } = await import('vite');
      const vite = await createServer({
        root,
        appType: 'custom',
        server: { middlewareMode: true, hmr: { server: app.server } },
      });
      app.addHook('onClose', () => vite.close());
      await app.register((pages, _options, done) => {
        registerDevPages(pages, vite, root);
        done();
      });
    },
  };
}

function registerDevPages(app: FastifyInstance, vite: ViteDevServer, root: string): void {
  const request = requestInProcess(app);
  app.addHook('onRequest', (incoming, reply, done) => {
    vite.middlewares(incoming.raw, reply.raw, () => done());
  });
  // After the app's own onSend hook, which put it there.
  app.addHook('onSend', (_incoming, reply, _payload, done) => {
    reply.removeHeader('content-security-policy');
    done();
  });
  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    handler: async (incoming, reply) => {
      const url = incoming.raw.url as string;
      refuseNonPages(url.replace(/\?.*$/, ''));
      const locale = localeOfUrl(url);
      if (locale === null) return redirectToLocale(incoming, reply);
      const template = await vite.transformIndexHtml(url, await readFile(join(root, 'index.html'), 'utf8'));
      reply.type('text/html; charset=utf-8');
      try {
        const entry = (await vite.ssrLoadModule('/src/app/entry-server.tsx')) as { renderPage: RenderPage };
        const page = await entry.renderPage({ url, request });
        if (page.redirect !== undefined) return await reply.redirect(page.redirect, 302);
        return await reply.code(page.status).send(fillTemplate(template, page, ''));
      } catch (error) {
        if (error instanceof Error) vite.ssrFixStacktrace(error);
        incoming.log.error({ err: error }, 'rendering failed; the shell goes out');
        return reply.send(plainShell(template, locale));
      }
    },
  });
}
