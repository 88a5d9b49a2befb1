import { CHAT_MESSAGES, decodeMessage, decodeStanding } from '#contract/chat-record.ts';
import type { ChatGateway } from '#server/gateways/chat/chat-gateway.ts';
import type { Exporter } from '#server/kit/exporter.ts';

import { pictureAddress } from './picture-address.ts';
import { picturesOf } from './picture-store.ts';

/** The shopper's chat with customer care, in the file of their own data: messages, and the addresses of pictures that they sent. */
export const chatExporter = (gateway: ChatGateway): Exporter => ({
  name: 'chat',
  read: async (db, userId) => {
    const [record, pictures] = await Promise.all([gateway.read(userId), picturesOf(db, userId)]);
    const { isClosed } = decodeStanding(record);
    const rows: unknown = (record as Readonly<Record<string, unknown>> | null)?.[CHAT_MESSAGES];
    const messages = Object.entries(rows ?? {}).flatMap(([id, value]) => decodeMessage(id, value) ?? []);
    return {
      isClosed,
      messages: messages
        .toSorted((one, other) => one.at - other.at)
        .map(({ isFromCare, name, text, picture, at }) => ({
          from: isFromCare ? 'customer care' : 'me',
          name,
          text,
          picture,
          at: new Date(at).toISOString(),
        })),
      pictures: pictures.map(({ name, createdAt }) => ({
        address: pictureAddress(name),
        sentAt: createdAt.toISOString(),
      })),
    };
  },
});
