/** GET /images/{hash}.{type}: pictures by content, so they never change under their name and are kept for ever. */
import type { FastifyPluginCallback } from 'fastify';

import { AnswerCache } from '#server/kit/answer-cache.ts';
import type { Deps } from '#server/kit/deps.ts';
import { PreparedAnswer } from '#server/kit/prepared-answer.ts';
import { notFound } from '#server/kit/refusal.ts';
import { pictureHeaders } from '#server/kit/security-headers.ts';

import { closeCatalogue } from './catalogue.ts';
import { SVG } from './pictures.ts';
import { readPicture } from './read-picture.ts';

/** Pictures in memory. */
const CACHE_BYTES = 16 * 1024 * 1024;

const HEADERS = ['cache-control', 'public, max-age=31536000, immutable', ...pictureHeaders];

export function imageRoutes(deps: Deps): FastifyPluginCallback {
  const cache = new AnswerCache(CACHE_BYTES);

  const read = async (name: string): Promise<PreparedAnswer> => {
    const row = await readPicture(deps.db, name);
    if (row === undefined) throw notFound('There is no such picture');
    const answer = new PreparedAnswer(row.body, {
      contentType: row.type,
      headers: HEADERS,
      isCompressible: row.type === SVG,
    });
    cache.set(name, '', answer);
    return answer;
  };

  return (app, _options, done) => {
    app.get<{ Params: { file: string } }>('/images/:file', { config: { rateLimit: false } }, async (request, reply) => {
      const name = request.params.file.toLowerCase();
      const answer = cache.get(name, '') ?? (await read(name));
      reply.hijack();
      answer.send(request.raw, reply.raw, request.id);
      return reply;
    });
    app.addHook('onClose', () => closeCatalogue(deps.db));
    done();
  };
}
