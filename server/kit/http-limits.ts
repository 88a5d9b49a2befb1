/** The sizes and times that a request may have (security.md row 39), and the JSON reader that holds the depth. */
import type { ServerOptions } from 'node:http';

import type { FastifyInstance, FastifyServerOptions } from 'fastify';

import { Refusal } from './refusal.ts';
import type { Settings } from './settings.ts';

export const MAX_URL_LENGTH = 16 * 1024;
export const MAX_BODY_BYTES = 256 * 1024;
export const MAX_JSON_DEPTH = 32;

/** Fastify's options that bound a request. */
export function httpLimits(settings: Settings): FastifyServerOptions & { http: ServerOptions } {
  return {
    bodyLimit: MAX_BODY_BYTES,
    // Slow senders: the whole request within 30 s.
    requestTimeout: 30_000,
    keepAliveTimeout: 72_000,
    trustProxy: settings.trustProxy,
    // Longer than the longest address, so that a long one reaches us and is answered in JSON.
    http: { maxHeaderSize: 64 * 1024, headersTimeout: 20_000 },
  };
}

/** JSON is the only body taken: anything else is 415, which also keeps forms of other sites out (row 10). */
export function readJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => {
    try {
      done(null, parseJson(body as string));
    } catch (error) {
      done(error as Error);
    }
  });
}

function parseJson(text: string): unknown {
  if (text.trim() === '') return {};
  if (depthOf(text) > MAX_JSON_DEPTH) throw new Refusal('invalid', 'The request is nested too deeply', 400);
  try {
    return JSON.parse(text);
  } catch {
    throw new Refusal('invalid', 'The request is not valid JSON', 400);
  }
}

/** How deep brackets nest outside of strings; looks before JSON.parse has to climb. */
function depthOf(text: string): number {
  let depth = 0;
  let deepest = 0;
  let isInText = false;
  for (let index = 0; index < text.length; index += 1) {
    const character = text[index];
    if (isInText) {
      if (character === '\\') index += 1;
      else if (character === '"') isInText = false;
    } else if (character === '"') isInText = true;
    else if (character === '{' || character === '[') deepest = Math.max(deepest, (depth += 1));
    else if (character === '}' || character === ']') depth -= 1;
  }
  return deepest;
}
