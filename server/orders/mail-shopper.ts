/** A mail to the shopper of an order, in the order's language: plain text, sent once, whatever runs twice. */
import { openMessages } from '#server/gateways/messages/messages.ts';
import type { Deps } from '#server/kit/deps.ts';
import { findUserById } from '#server/session/user-store.ts';

import type { PlacedOrder } from './add-placed-orders.ts';

interface OrderMail {
  readonly subject: string;
  readonly body: string;
}

export interface MailedWords {
  /** What it is about, in full: `order-delivered:1001`. */
  readonly key: string;
  readonly en: OrderMail;
  readonly ar: OrderMail;
}

/** Nothing where the shopper is gone, or came from a social provider that gave no address. */
export async function mailShopper(
  deps: Deps,
  { userId, language }: Pick<PlacedOrder, 'userId' | 'language'>,
  { key, ...words }: MailedWords,
): Promise<void> {
  const shopper = userId === null ? undefined : await findUserById(deps.db.orm, userId);
  if (!shopper || shopper.email === '') return;
  await openMessages(deps).mail({ to: shopper.email, key, ...words[language] });
}
