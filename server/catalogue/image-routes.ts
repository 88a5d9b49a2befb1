/** GET /images/{hash}.{type}: pictures by content, so they never change under their name and are kept for ever. */
import type { FastifyPluginCallback, FastifyRequest } from 'fastify';

import type { Deps } from '#server/kit/deps.ts';
import { PreparedAnswer } from '#server/kit/prepared-answer.ts';
import { notFound } from '#server/kit/refusal.ts';
import { pathOf } from '#server/kit/request-log.ts';
import { pictureHeaders } from '#server/kit/security-headers.ts';
import { WORK } from '#server/kit/work-limit.ts';

import { closeCatalogue } from './catalogue.ts';
import { SVG } from './pictures.ts';
import { readPicture } from './read-picture.ts';

const HEADERS = ['cache-control', 'public, max-age=31536000, immutable', ...pictureHeaders];

/** Names that no picture has, and for how long that is believed: the next catalogue may have it. */
const UNKNOWN_MAX = 10_000;
const UNKNOWN_MS = 10_000;

export function imageRoutes(deps: Deps): FastifyPluginCallback {
  const unknown = new Map<string, number>();
  const isUnknown = (name: string): boolean => (unknown.get(name) ?? 0) > deps.clock.now().getTime();

  return (app, _options, done) => {
    const addressOf = (request: FastifyRequest): string => pathOf(request.raw.url).toLowerCase();

    const read = async (request: FastifyRequest, name: string): Promise<PreparedAnswer> => {
      if (isUnknown(name)) throw notFound('There is no such picture');
      const row = await readPicture(deps.db, name, () => app.charge(request, WORK.drawing));
      if (row === undefined) {
        if (unknown.size >= UNKNOWN_MAX) unknown.clear();
        unknown.set(name, deps.clock.now().getTime() + UNKNOWN_MS);
        throw notFound('There is no such picture');
      }
      const answer = new PreparedAnswer(row.body, {
        contentType: row.type,
        headers: HEADERS,
        isCompressible: row.type === SVG,
      });
      app.answers.set(addressOf(request), '', answer);
      return answer;
    };

    app.get<{ Params: { file: string } }>(
      '/images/:file',
      {
        // As in kit/serve.ts: a picture out of memory is sent here, before the rate limit counts.
        onRequest: (request, reply, next) => {
          const answer = app.answers.get(addressOf(request), '');
          if (!answer) return next();
          request.isFromMemory = true;
          answer.send(request.raw, reply.raw, request.id);
        },
      },
      async (request, reply) => {
        const answer = await read(request, request.params.file.toLowerCase());
        reply.hijack();
        answer.send(request.raw, reply.raw, request.id);
        return reply;
      },
    );
    app.addHook('onClose', () => closeCatalogue(deps.db));
    done();
  };
}
