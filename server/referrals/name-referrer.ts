/** A shopper names who invited them, by their customer code (remaining.md LO-14): until their first order is delivered, as often as they like. */
import { referralMessages } from '#contract/messages/referrals.ts';
import type { Sentence } from '#contract/messages/sentence.ts';
import { typedCustomerCode } from '#contract/rules/customer-code.ts';
import { errorCode, type Database } from '#server/kit/database.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { lockShopper } from '#server/sync/apply-as.ts';

import { hasDeliveredOrder, keepReferrer, ownerOfCode, referrerOf } from './referral-store.ts';

interface Named {
  readonly userId: number;
  /** As typed. */
  readonly code: string;
}

/**
 * The same one again changes nothing, also once it is too late for another.
 *
 * @throws Refusal 422 at `docno`: no code, an unknown one, their own, that of a friend who named them, or an order was delivered
 */
export async function nameReferrer(
  { db, now }: { readonly db: Database; readonly now: () => Date },
  { userId, code }: Named,
): Promise<void> {
  const wanted = typedCustomerCode(code);
  if (wanted === '') throw refusal('invalid', referralMessages.codeMissing);
  const { unknownCode, ownCode, circle, tooLate } = referralMessages;
  await db
    .transaction(async (tx) => {
      const at = now();
      // Whoever delivers an order of theirs holds this lock, too: it comes before that or after.
      await lockShopper(tx, userId, at);
      const referrerId = await ownerOfCode(tx, wanted);
      if (referrerId === undefined) throw refusal('unknown_code', unknownCode);
      if (referrerId === userId) throw refusal('own_code', ownCode);
      if ((await referrerOf(tx, userId))?.id === referrerId) return;
      if (await hasDeliveredOrder(tx, userId)) throw refusal('too_late', tooLate);
      await keepReferrer(tx, { userId, referrerId, at });
    })
    .catch((error: unknown) => {
      throw errorCode(error) === '23505' ? refusal('circle', circle) : error;
    });
}

function refusal(code: string, sentence: Sentence): Refusal {
  return new Refusal(code, sentence[0], 422, 'docno');
}
