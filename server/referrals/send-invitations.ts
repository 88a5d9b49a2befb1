/** An invitation in the shopper's own words, by e-mail to friends (remaining.md LO-15): kept here, and mailed by a job of its own to each. */
import { referralMessages } from '#contract/messages/referrals.ts';
import type { Sentence } from '#contract/messages/sentence.ts';
import type { AskedInvitation } from '#contract/referrals.ts';
import { friendAddresses, MOST_ADDRESSES, MOST_ADDRESSES_OF_DAY } from '#contract/rules/friend-addresses.ts';
import { me } from '#server/account/me.ts';
import type { Database } from '#server/kit/database.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { addJob } from '#server/kit/task.ts';
import { senderName } from '#server/session/sender-name.ts';
import { lockShopper } from '#server/sync/apply-as.ts';

import { addInvitations, invitationsOfDay } from './invitation-store.ts';
import { mailInvitation } from './mail-invitation.ts';

const HOUR_SECONDS = 3600;

/** @throws Refusal 422 with the field, 429 where this takes the shopper over the addresses of a day: then nobody is written to */
export async function sendInvitations(
  { db, now }: { readonly db: Database; readonly now: () => Date },
  userId: number,
  asked: AskedInvitation,
): Promise<void> {
  const mine = await me(db.orm, userId);
  const addresses = addressesIn(asked.to, mine.email);
  const { subject, body } = wordsOf(asked);
  const { language } = asked;
  await db.transaction(async (tx) => {
    const madeAt = now();
    await lockShopper(tx, userId, madeAt);
    if ((await invitationsOfDay(tx, userId, madeAt)) + addresses.length > MOST_ADDRESSES_OF_DAY) {
      throw new Refusal('too_often', referralMessages.manyOfDay[0], 429, undefined, HOUR_SECONDS);
    }
    const own = { userId, sender: senderName(mine.firstName), subject, body, language, madeAt };
    const ids = await addInvitations(
      tx,
      addresses.map((email) => ({ ...own, email })),
    );
    for (const invitationId of ids) await addJob(tx, mailInvitation, { invitationId });
  });
}

/** At least one. */
function addressesIn(typed: string, own: string): readonly string[] {
  const { good, wrong } = friendAddresses(typed, own);
  if (wrong.length > 0) throw refusal('toEmail', referralMessages.wrongAddress);
  if (good.length === 0) throw refusal('toEmail', referralMessages.noAddress);
  if (good.length > MOST_ADDRESSES) throw refusal('toEmail', referralMessages.manyAddresses);
  return good;
}

/** A subject with a line break could end its line of the mail and begin another. */
function wordsOf({ subject, body }: Pick<AskedInvitation, 'subject' | 'body'>): { subject: string; body: string } {
  if (subject.trim() === '' || /[\p{Cc}\u2028\u2029]/u.test(subject)) {
    throw refusal('subject', referralMessages.subjectMissing);
  }
  if (body.trim() === '') throw refusal('body', referralMessages.bodyMissing);
  return { subject: subject.trim(), body: body.trim() };
}

function refusal(field: string, sentence: Sentence): Refusal {
  return new Refusal('invalid', sentence[0], 422, field);
}
