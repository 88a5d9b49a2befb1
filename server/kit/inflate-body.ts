/** Bodies that come packed: what they unpack to is bounded by the same limit as a plain one (security.md row 39). */
import type { IncomingMessage } from 'node:http';
import type { Readable } from 'node:stream';
import { createGunzip, createInflate } from 'node:zlib';

import { Refusal } from './refusal.ts';

const UNPACKERS = { gzip: createGunzip, deflate: createInflate } as const;

/** The body as it was before packing. Fastify counts what comes out of it and stops reading at the limit. */
export function inflateBody(encoding: string | undefined, payload: Readable): Readable {
  const name = (encoding ?? 'identity').trim().toLowerCase();
  if (name === 'identity') return payload;
  if (name !== 'gzip' && name !== 'deflate') {
    throw new Refusal('encoding', 'The body may be packed by gzip or deflate only', 415);
  }
  // Fastify compares the Content-Length with this count of what came over the wire.
  const unpacker = Object.assign(UNPACKERS[name](), { receivedEncodedLength: 0 });
  payload.on('data', (chunk: Buffer) => {
    unpacker.receivedEncodedLength += chunk.length;
  });
  payload.on('error', (error) => unpacker.destroy(error));
  unpacker.on('close', () => payload.unpipe(unpacker));
  return (payload as IncomingMessage).pipe(unpacker);
}
