/** Whose e-mail it is: who proved it takes it from every account that only said so (decisions.md 28). */
import { and, eq, isNull, ne } from 'drizzle-orm';

import { emailKey } from '#contract/rules/email.ts';
import type { Messages } from '#server/gateways/messages/messages.ts';
import type { Queryable } from '#server/kit/database.ts';

import { makeCode, userTarget, type CodeFor } from './codes.ts';
import { user } from './table.ts';
import type { User } from './user-store.ts';

/** The code that proves this e-mail for this account, and for nothing else. */
export function emailCodeFor(userId: number, email: string): CodeFor {
  return { purpose: 'email', target: `${userTarget(userId)} ${emailKey(email)}` };
}

export async function mailEmailCode(
  { db, messages }: { db: Queryable; messages: Messages },
  { userId, email }: { userId: number; email: string },
  now: Date,
): Promise<void> {
  const code = await makeCode(db, emailCodeFor(userId, email), now);
  await messages.mail({
    to: email,
    subject: 'Confirm your e-mail for Zad / تأكيد بريدك الإلكتروني في زاد',
    body: `The code that confirms your e-mail for Zad is ${code}. It is good for 10 minutes. If you have no account with Zad, do nothing.\nرمز تأكيد بريدك الإلكتروني في زاد هو ${code} وهو صالح لمدة 10 دقائق. إن لم يكن لديك حساب في زاد فلا تفعل شيئاً.`,
  });
}

/**
 * The accounts that held the e-mail without a proof, which have none now: what is in them stays theirs.
 * @throws a unique violation (23505), from `keepProved`, where another account has proved it
 */
export async function takeEmailFromOthers(db: Queryable, email: string, userId: number | null): Promise<User[]> {
  return db
    .update(user)
    .set({ email: '', emailKey: null })
    .where(
      and(
        eq(user.emailKey, emailKey(email)),
        isNull(user.emailVerifiedAt),
        userId === null ? undefined : ne(user.id, userId),
      ),
    )
    .returning();
}

/** @throws a unique violation (23505) where another account has proved it. */
export async function keepProvedEmail(db: Queryable, userId: number, email: string, now: Date): Promise<void> {
  await db
    .update(user)
    .set({ email: email.trim(), emailKey: emailKey(email), emailVerifiedAt: now })
    .where(eq(user.id, userId));
}

/** They sign in by their number from now on. */
export async function tellEmailTaken(messages: Messages, losers: readonly User[]): Promise<void> {
  for (const { mobile } of losers) {
    if (mobile === null) continue;
    await messages.sms({
      to: mobile,
      body: 'Zad: the owner of the e-mail in your account has confirmed it elsewhere. Sign in with your mobile number and add your own e-mail in your profile. أكّد صاحب البريد المسجل في حسابك ملكيته. سجّل الدخول برقم جوالك وأضف بريدك من الملف الشخصي.',
    });
  }
}
