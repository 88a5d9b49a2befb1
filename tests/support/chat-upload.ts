/** A picture as a browser sends it to the chat. */
import type { FastifyInstance } from 'fastify';

import { API_BASE } from '#contract/call.ts';
import { CHAT_PICTURE, sendChatPicture } from '#contract/chat.ts';
import { CLIENT_HEADER } from '#server/kit/same-site.ts';

interface SentPart {
  readonly bytes: Buffer;
  readonly field?: string;
  readonly fileName?: string;
  readonly type?: string;
}

const BOUNDARY = '----zad-test';

export function multipartOf(parts: readonly SentPart[]): Buffer {
  const pieces = parts.flatMap(({ bytes, field = CHAT_PICTURE.field, fileName = 'a.jpg', type = 'image/jpeg' }) => [
    Buffer.from(
      `--${BOUNDARY}\r\ncontent-disposition: form-data; name="${field}"; filename="${fileName}"\r\ncontent-type: ${type}\r\n\r\n`,
    ),
    bytes,
    Buffer.from('\r\n'),
  ]);
  return Buffer.concat([...pieces, Buffer.from(`--${BOUNDARY}--\r\n`)]);
}

export function upload(
  app: FastifyInstance,
  parts: readonly SentPart[],
  headers: Readonly<Record<string, string>> = {},
) {
  return app.inject({
    method: 'POST',
    url: `${API_BASE}${sendChatPicture.path}`,
    payload: multipartOf(parts),
    headers: { 'content-type': `multipart/form-data; boundary=${BOUNDARY}`, [CLIENT_HEADER]: 'test', ...headers },
  });
}
