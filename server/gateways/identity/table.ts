/** What the embedded identity provider keeps, so that replicas and restarts agree. Empty beside a real Firebase project. */
import { sql } from 'drizzle-orm';
import { boolean, check, jsonb, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import type { JWK } from 'jose';

import type { IdentityProvider } from '#contract/identity.ts';

/** One row: the RSA key pair that signs its tokens, made at first use. */
export const embeddedIdentityKey = pgTable(
  'embedded_identity_key',
  {
    id: boolean('id').primaryKey().default(true),
    privateKey: jsonb('private_key').$type<JWK>().notNull(),
  },
  (key) => [check('embedded_identity_key_one_row', sql`${key.id}`)],
);

/** A person for each provider and e-mail; the subject never changes, as a real provider's does not. */
export const embeddedIdentityUser = pgTable(
  'embedded_identity_user',
  {
    provider: text('provider').$type<IdentityProvider>().notNull(),
    /** Lower case. */
    email: text('email').notNull(),
    subject: text('subject').notNull().unique(),
    name: text('name').notNull(),
  },
  (user) => [primaryKey({ columns: [user.provider, user.email] })],
);
