/**
 * POST /ecomapi/chat/picture takes a picture as multipart, GET /chat-pictures/<name>.webp shows it to who sent it (contract/chat.ts).
 * No other address takes multipart: another site's form could send it (security.md row 10).
 */
import multipart from '@fastify/multipart';
import type { FastifyPluginAsync, FastifyRequest } from 'fastify';

import { API_BASE, succeed } from '#contract/call.ts';
import { CHAT_PICTURE, CHAT_PICTURES_PATH, sendChatPicture } from '#contract/chat.ts';
import { chatMessages } from '#contract/messages/chat.ts';
import { refuseIfAccountGone } from '#server/kit/account-gone.ts';
import type { Deps } from '#server/kit/deps.ts';
import { notFound } from '#server/kit/refusal.ts';
import { refuseOtherSites } from '#server/kit/same-site.ts';
import { pictureHeaders } from '#server/kit/security-headers.ts';
import { shopperOf } from '#server/kit/shopper-of.ts';
import { openThrottle } from '#server/kit/throttle.ts';
import { WORK } from '#server/kit/work-limit.ts';
import { chatPicturesOf } from '#server/session/limits.ts';

import { drawPicture, refusePicture } from './draw-picture.ts';
import { pictureAddress, pictureNameOf } from './picture-address.ts';
import { keepPicture, readPictureOf } from './picture-store.ts';

/** Beside the picture: the lines between the parts, and what they say of it. */
const AROUND_BYTES = 10_000;

const LIMITS = {
  fileSize: CHAT_PICTURE.maxBytes,
  files: 1,
  fields: 4,
  parts: 5,
  fieldSize: 1000,
  fieldNameSize: 100,
  headerPairs: 20,
};

const tooLarge = () => refusePicture('picture_size', chatMessages.pictureSize, 413);

export function chatPictureRoutes({ db, clock, settings }: Deps): FastifyPluginAsync {
  const throttle = openThrottle(db, clock);
  return async (app) => {
    await app.register(multipart, { limits: LIMITS });

    app.post(`${API_BASE}${sendChatPicture.path}`, {
      // Before the body is read.
      preParsing: async (request) => {
        refuseOtherSites(request, settings.publicOrigin);
        if (Number(request.headers['content-length'] ?? 0) > CHAT_PICTURE.maxBytes + AROUND_BYTES) throw tooLarge();
      },
      handler: async (request, reply) => {
        const { userId } = await shopperOf(request, sendChatPicture.name);
        const wait = await throttle.take([chatPicturesOf(userId)]);
        if (wait !== null) {
          reply.header('retry-after', String(wait));
          throw refusePicture('too_many', chatMessages.pictureCount, 429);
        }
        app.charge(request, WORK.drawing);
        const drawn = await drawPicture(await sentPicture(request));
        const name = await keepPicture(db.orm, userId, drawn, clock.now()).catch(refuseIfAccountGone);
        return succeed(sendChatPicture, { links: [pictureAddress(name)] });
      },
    });

    app.get(`${CHAT_PICTURES_PATH}/:file`, async (request, reply) => {
      const { userId } = await shopperOf(request, 'chat.picture');
      const { file } = request.params as { readonly file: string };
      const name = pictureNameOf(`${CHAT_PICTURES_PATH}/${file}`);
      const body = name === null ? undefined : await readPictureOf(db.orm, userId, name);
      if (!body) throw notFound('There is no such picture');
      for (let at = 0; at < pictureHeaders.length; at += 2)
        reply.header(pictureHeaders[at] ?? '', pictureHeaders[at + 1]);
      return reply
        .header('cache-control', 'private, no-store')
        .header('content-disposition', 'inline; filename="picture.webp"')
        .type('image/webp')
        .send(body);
    });
  };
}

/** The one file of the form, whole. @throws Refusal that names the field */
async function sentPicture(request: FastifyRequest): Promise<Buffer> {
  const notAPicture = refusePicture('picture_kind', chatMessages.pictureKind, 422);
  if (!request.isMultipart()) throw refusePicture('media_type', chatMessages.pictureKind, 415);
  try {
    const file = await request.file();
    if (file?.fieldname !== CHAT_PICTURE.field) throw notAPicture;
    return await file.toBuffer();
  } catch (error) {
    if (error === notAPicture) throw error;
    const { code, statusCode } = error as { readonly code?: unknown; readonly statusCode?: unknown };
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge();
    // A form that is broken, or has more in it than it may.
    if (typeof statusCode === 'number' || error instanceof Error) throw notAPicture;
    throw error;
  }
}
