/** Answers that are made anew each time and kept by nobody; the large ones travel packed. */
import type { FastifyReply, FastifyRequest } from 'fastify';

import { chooseEncoding, encodeBody } from './encoding.ts';

export const JSON_TYPE = 'application/json; charset=utf-8';

/**
 * From so many bytes on, packing an answer for one shopper takes less time than it saves on a slow link. Packing tells the length of
 * a secret to whoever can put words beside it and ask again and again: no answer has a secret (sessions travel in cookies), and
 * another site cannot ask in a shopper's name (docs/security.md).
 */
const WORTH_PACKING = 4_000;

export async function sendFresh(request: FastifyRequest, reply: FastifyReply, text: string): Promise<FastifyReply> {
  reply.header('cache-control', 'no-store').header('vary', 'Accept-Encoding').type(JSON_TYPE);
  const body = Buffer.from(text);
  const encoding = body.length < WORTH_PACKING ? 'identity' : chooseEncoding(request.headers['accept-encoding']);
  if (encoding === 'identity') return reply.send(body);
  return reply.header('content-encoding', encoding).send(await encodeBody(body, encoding));
}
