/** Cards that the provider keeps (money.md section 4, Saved cards): ours is a name for its token, and what the shopper agreed to. */
import { randomUUID } from 'node:crypto';

import { and, asc, eq } from 'drizzle-orm';

import { paymentMessages } from '#contract/messages/payments.ts';
import type { ProviderCard } from '#server/gateways/payments/payment-gateway.ts';
import type { Queryable, Transaction } from '#server/kit/database.ts';

import { cardToRemove, savedCard } from './table.ts';

export type SavedCard = typeof savedCard.$inferSelect;

interface Kept {
  readonly userId: number;
  readonly card: ProviderCard;
  readonly now: Date;
}

/** A card that is kept already gets what the provider says of it now. */
export async function keepCard(tx: Transaction, { userId, card, now }: Kept): Promise<void> {
  const { token, scheme, maskedPan, expiry } = card;
  const consent = paymentMessages.saveConsent[0];
  await tx
    .insert(savedCard)
    .values({ id: randomUUID(), userId, token, scheme, maskedPan, expiry, consent, savedAt: now })
    .onConflictDoUpdate({ target: [savedCard.userId, savedCard.token], set: { scheme, maskedPan, expiry } });
}

export function cardsOf(db: Queryable, userId: number): Promise<SavedCard[]> {
  return db.select().from(savedCard).where(eq(savedCard.userId, userId)).orderBy(asc(savedCard.savedAt));
}

export async function findCard(db: Queryable, userId: number, id: string): Promise<SavedCard | undefined> {
  return (await db.select().from(savedCard).where(isMine(userId, id)))[0];
}

/** False where the shopper has no such card. The provider forgets it by the sweep (sweep-payments.ts). */
export async function forgetCard(tx: Transaction, userId: number, id: string, now: Date): Promise<boolean> {
  const [gone] = await tx.delete(savedCard).where(isMine(userId, id)).returning({ token: savedCard.token });
  if (!gone) return false;
  await tx.insert(cardToRemove).values({ token: gone.token, askedAt: now }).onConflictDoNothing();
  return true;
}

function isMine(userId: number, id: string) {
  return and(eq(savedCard.userId, userId), eq(savedCard.id, id));
}
