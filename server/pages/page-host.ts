/** The app on the API's origin: its files, its pages rendered here, the plain shell where rendering fails. */
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { API_BASE } from '#contract/call.ts';
import type { RenderedPage, RenderPage } from '#contract/rendered-page.ts';
import { isPrivatePath } from '#contract/urls.ts';
import { PreparedAnswer } from '#server/kit/prepared-answer.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { pathOf } from '#server/kit/request-log.ts';
import { WORK } from '#server/kit/work-limit.ts';

import { fillTemplate, plainShell } from './page-template.ts';
import { localeOfUrl, localisedPath, shopperLocale } from './shopper-locale.ts';
import { isFilePath, type StaticFiles } from './static-files.ts';

export interface Hosting {
  /** Changes whenever pages may: the catalogue's version. */
  contentVersion: () => string;
  /** Whether a request carries what looks like a session: its own pages are then the app's to fill. */
  hasSession: (request: FastifyRequest) => boolean;
}

export interface PageHost {
  register(app: FastifyInstance, how: Hosting): Promise<void> | void;
}

export interface BuiltApp {
  /** Changes with every build. */
  id: string;
  /** Of pages and files: kit/security-headers.ts. */
  headers: readonly string[];
  files: StaticFiles;
  /** dist/client/index.html */
  template: string;
  /** Preloads and stylesheets for a page. */
  linksOf: (page: RenderedPage) => string;
  render: RenderPage;
}

export function hostPages(built: BuiltApp): PageHost {
  return { register: (app, how) => registerPages(app, built, how) };
}

function registerPages(app: FastifyInstance, built: BuiltApp, { contentVersion, hasSession }: Hosting): void {
  const running = new Map<string, Promise<PreparedAnswer | string>>();
  const request = requestInProcess(app);

  const pageAt = async (url: string, log: FastifyRequest['log']): Promise<PreparedAnswer | string> => {
    const at = contentVersion();
    try {
      const page = await built.render({ url, request });
      if (page.redirect !== undefined) return page.redirect;
      if (page.status >= 500) throw new Error(`rendered with status ${page.status}`);
      const answer = pageAnswer(fillTemplate(built.template, page, built.linksOf(page)), page.status, built);
      // A failing page is worth another try soon, and pages that are not there could be endlessly many.
      if (page.status === 200 && contentVersion() === at) app.answers.set(url, at, answer);
      return answer;
    } catch (error) {
      log.error({ err: error, path: pathOf(url) }, 'rendering failed; the shell goes out');
      return pageAnswer(plainShell(built.template, localeOfUrl(url) ?? 'en'), 503, built);
    }
  };

  const recall = (raw: FastifyRequest['raw']): PreparedAnswer | undefined => {
    const url = raw.url as string;
    return app.answers.get(url, contentVersion()) ?? built.files.recall(pathOf(url));
  };

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    // As in kit/serve.ts: an answer out of memory is written here, and `done` is not called.
    onRequest: (incoming, reply, done) => {
      const answer = recall(incoming.raw);
      if (!answer) return done();
      incoming.isFromMemory = true;
      answer.send(incoming.raw, reply.raw, incoming.id);
    },
    handler: async (incoming, reply) => {
      const url = incoming.raw.url as string;
      const path = pathOf(url);
      const file = await built.files.read(path);
      if (file) return give(file, incoming, reply);
      refuseNonPages(path);
      const locale = localeOfUrl(url);
      if (locale === null) return redirectToLocale(incoming, reply);
      // The renderer reads nothing of the shopper's, so that what it makes can be sent to anyone.
      if (isPrivatePath(path) && hasSession(incoming)) {
        return give(pageAnswer(plainShell(built.template, locale), 200, built, 'no-store'), incoming, reply);
      }
      const key = `${contentVersion()} ${url}`;
      if (!running.has(key)) app.charge(incoming, WORK.page);
      const making = running.get(key) ?? pageAt(url, incoming.log);
      running.set(key, making);
      const page = await making.finally(() => running.delete(key));
      if (typeof page !== 'string') return give(page, incoming, reply);
      return reply.header('cache-control', 'no-cache').redirect(ownPath(page), 302);
    },
  });
}

function pageAnswer(html: string, status: number, { id, headers }: BuiltApp, caching = 'no-cache'): PreparedAnswer {
  return new PreparedAnswer(Buffer.from(html), {
    status,
    contentType: 'text/html; charset=utf-8',
    saysNow: true,
    headers: ['cache-control', caching, 'x-zad-build', id, ...headers],
  });
}

function give(answer: PreparedAnswer, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  reply.hijack();
  answer.send(request.raw, reply.raw, request.id);
  return reply;
}

/** A file that is not there must not come back as a page: a script tag would try to run it. */
export function refuseNonPages(path: string): void {
  if (/^\/(ecomapi|images|card-frame)(\/|$)/i.test(path) || isFilePath(path)) {
    throw new Refusal('not_found', 'There is nothing here', 404);
  }
}

export function redirectToLocale(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const locale = shopperLocale(request.headers.cookie, request.headers['accept-language']);
  return reply
    .header('cache-control', 'no-store')
    .header('vary', 'Cookie, Accept-Language')
    .redirect(localisedPath(request.raw.url as string, locale), 302);
}

/** What the app redirects to stays on this origin. */
function ownPath(target: string): string {
  return /^\/(?![/\\])/.test(target) ? target : '/';
}

/** Answers the app's reads of the API without a socket. */
export function requestInProcess(app: FastifyInstance): Parameters<RenderPage>[0]['request'] {
  return async (path) => {
    if (!path.toLowerCase().startsWith(`${API_BASE}/`)) throw new Error(`${pathOf(path)} is not of the API`);
    const answer = await app.inject({ method: 'GET', url: path });
    return {
      status: answer.statusCode,
      body: answer.body,
      date: answer.headers.date ?? new Date().toUTCString(),
    };
  };
}
