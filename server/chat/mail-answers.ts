/** Customer care has answered, and the shopper is not there to see it: one mail, until they open the chat again. */
import { and, eq, gt, isNull, lt, lte, or } from 'drizzle-orm';

import { openMessages } from '#server/gateways/messages/messages.ts';
import type { Deps } from '#server/kit/deps.ts';
import { user } from '#server/session/table.ts';

import { chat } from './table.ts';

/** Whoever looked away for a moment comes back by themselves. */
const AWAY_MS = 10 * 60_000;
/** Mails of one run; the next minute brings the next ones. */
const AT_ONCE = 100;

/**
 * Of the embedded database alone: a Firebase project does not tell the shop of an answer. What was said is not repeated: a mailbox may be read
 * by others.
 */
export async function mailAnswers(deps: Deps): Promise<void> {
  const { db, clock, settings } = deps;
  const now = clock.now();
  const due = await db.orm
    .select({ userId: chat.userId, answeredAt: chat.answeredAt, email: user.email })
    .from(chat)
    .innerJoin(user, eq(user.id, chat.userId))
    .where(
      and(
        lte(chat.answeredAt, new Date(now.getTime() - AWAY_MS)),
        gt(chat.answeredAt, chat.seenAt),
        or(isNull(chat.mailedAt), lt(chat.mailedAt, chat.seenAt)),
      ),
    )
    .limit(AT_ONCE);
  const messages = openMessages(deps);
  for (const { userId, answeredAt, email } of due) {
    if (email !== '') {
      await messages.mail({
        to: email,
        key: `chat-answer:${userId}:${answeredAt?.getTime()}`,
        subject: 'Customer care has answered you / ردّت عليك خدمة العملاء',
        body: `Customer care has answered you in the live chat. Read it here: ${settings.publicOrigin}/en/account/livechat\nردّت عليك خدمة العملاء في المحادثة المباشرة. اقرأ الرد هنا: ${settings.publicOrigin}/ar/account/livechat`,
      });
    }
    await db.orm.update(chat).set({ mailedAt: now }).where(eq(chat.userId, userId));
  }
}
