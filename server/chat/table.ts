/** What the shop itself keeps of live chat; the messages lie in the realtime database (server/gateways/chat). */
import { customType, index, integer, pgTable, text, timestamp } from 'drizzle-orm/pg-core';

import { user } from '#server/session/table.ts';

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
const when = (name: string) => timestamp(name, { withTimezone: true });
const ofUser = () =>
  integer('user_id')
    .notNull()
    .references(() => user.id, { onDelete: 'cascade' });

/** A shopper's chat, from when they first opened it. */
export const chat = pgTable(
  'chat',
  {
    userId: ofUser().primaryKey(),
    /** When the shopper opened it, or had a socket open, last. */
    seenAt: when('seen_at').notNull(),
    /** When customer care wrote last; null before. Of the embedded database alone. */
    answeredAt: when('answered_at'),
    /** When a mail last said that there is an answer. */
    mailedAt: when('mailed_at'),
  },
  (table) => [index('chat_answered').on(table.answeredAt)],
);

/** A picture that a shopper sent, drawn anew as WebP. */
export const chatPictureFile = pgTable(
  'chat_picture',
  {
    /** Random: the address does not tell of any other. */
    name: text('name').primaryKey(),
    userId: ofUser(),
    body: bytes('body').notNull(),
    createdAt: when('created_at').notNull(),
  },
  (table) => [index('chat_picture_user').on(table.userId)],
);
