/** People and how they come in. Amounts of anything are counted elsewhere; here is who somebody is. */
import { sql } from 'drizzle-orm';
import {
  boolean,
  check,
  customType,
  index,
  integer,
  pgTable,
  primaryKey,
  text,
  timestamp,
  uniqueIndex,
} from 'drizzle-orm/pg-core';

const bytes = customType<{ data: Buffer; driverData: Buffer }>({ dataType: () => 'bytea' });
const when = (name: string) => timestamp(name, { withTimezone: true });

/** A shopper, with the profile's fields (account.md section 3, Profile). */
export const user = pgTable(
  'user_account',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity({ startWith: 100_001 }),
    /** What a shopper tells a friend: referrals and customer care. */
    customerCode: text('customer_code').notNull(),
    firstName: text('first_name').notNull(),
    lastName: text('last_name').notNull().default(''),
    /** As typed; `emailKey` is the one that is compared. Empty and null where a social provider gave none that it confirmed. */
    email: text('email').notNull(),
    emailKey: text('email_key'),
    /**
     * When a code by mail or a social provider proved the e-mail; null before. Only a proved e-mail belongs to one account alone
     * and takes reset codes (decisions.md 28).
     */
    emailVerifiedAt: when('email_verified_at'),
    /** E.164; null where a social provider made the account and no number was proved yet. */
    mobile: text('mobile'),
    /** PHC string of Argon2id; null where only a social provider lets them in. */
    passwordHash: text('password_hash'),
    alternateEmail: text('alternate_email').notNull().default(''),
    alternateMobile: text('alternate_mobile').notNull().default(''),
    discountCoupon: text('discount_coupon').notNull().default(''),
    packingOption: text('packing_option', { enum: ['bags', 'boxes', 'reusable'] })
      .notNull()
      .default('bags'),
    printsInvoice: boolean('prints_invoice').notNull().default(false),
    alternativePreference: text('alternative_preference', { enum: ['call', 'similar', 'none'] })
      .notNull()
      .default('call'),
    wantsOffers: boolean('wants_offers').notNull().default(false),
    /** The tier's figure: the points of the last six months, fed by orders. */
    points: integer('points').notNull().default(0),
    createdAt: when('created_at').notNull(),
  },
  (table) => [
    index('user_account_email').on(table.emailKey),
    uniqueIndex('user_account_proved_email')
      .on(table.emailKey)
      .where(sql`${table.emailVerifiedAt} is not null`),
    uniqueIndex('user_account_mobile').on(table.mobile),
    uniqueIndex('user_account_customer_code').on(table.customerCode),
    check('user_account_points', sql`${table.points} >= 0`),
  ],
);

/** A device that is signed in. Only a hash of its token is kept (security.md row 1). */
export const session = pgTable(
  'user_session',
  {
    tokenHash: bytes('token_hash').primaryKey(),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    createdAt: when('created_at').notNull(),
    lastSeenAt: when('last_seen_at').notNull(),
  },
  (table) => [index('user_session_user').on(table.userId)],
);

/** Six digits that prove a phone number or an e-mail, bound to what they were asked for (security.md row 18). */
export const oneTimeCode = pgTable(
  'one_time_code',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    purpose: text('purpose', { enum: ['register', 'reset', 'delete', 'email', 'mobile', 'friend'] }).notNull(),
    /** What it proves: see `CodeFor` in codes.ts. */
    target: text('target').notNull(),
    salt: bytes('salt').notNull(),
    codeHash: bytes('code_hash').notNull(),
    tries: integer('tries').notNull().default(0),
    createdAt: when('created_at').notNull(),
    expiresAt: when('expires_at').notNull(),
  },
  (table) => [uniqueIndex('one_time_code_target').on(table.purpose, table.target)],
);

/** A person as a social provider knows them: its subject is the key, never the e-mail (security.md row 22). */
export const socialIdentity = pgTable(
  'social_identity',
  {
    provider: text('provider').notNull(),
    subject: text('subject').notNull(),
    userId: integer('user_id')
      .notNull()
      .references(() => user.id, { onDelete: 'cascade' }),
    createdAt: when('created_at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.provider, table.subject] }), index('social_identity_user').on(table.userId)],
);
