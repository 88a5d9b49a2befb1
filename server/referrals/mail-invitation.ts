/** The mail in which a shopper invites a friend: their words, between the shop's, which say who writes and why. In the shopper's language. */
import { integer } from '#contract/wire-types.ts';
import { record } from '#contract/wire.ts';
import { openMessages } from '#server/gateways/messages/messages.ts';
import type { Task } from '#server/kit/task.ts';

import { forgetInvitation, invitationById, type Invitation } from './invitation-store.ts';

/** An address that nobody took over the mail for by then is given up. */
const TRIED_MS = 2 * 24 * 3_600_000;

export const mailInvitation: Task<{ invitationId: number }> = {
  name: 'referrals.mail',
  payload: record({ invitationId: ['invitationId', integer({ min: 1 })] }),
  run: async ({ invitationId }, deps) => {
    const { db, clock, settings } = deps;
    const found = await invitationById(db.orm, invitationId);
    if (!found || found.email === '') return;
    if (clock.now().getTime() - found.madeAt.getTime() < TRIED_MS) {
      const words = { shop: `${settings.publicOrigin}/${found.language}`, support: settings.shop.supportEmail };
      await openMessages(deps).mail({
        to: found.email,
        key: `invitation:${invitationId}`,
        subject: found.subject,
        body: written(found, words),
      });
    }
    await forgetInvitation(db.orm, invitationId);
  },
};

interface ShopWords {
  /** Addresses of the shop, and of who answers for it. */
  readonly shop: string;
  readonly support: string;
}

function written({ sender, body, language }: Invitation, { shop, support }: ShopWords): string {
  if (language === 'ar') {
    const name = sender === '' ? 'أحد أصدقائك' : sender;
    return (
      `رسالة من ${name} عبر زاد:\n\n${body}\n\n--\n` +
      `وصلتك هذه الدعوة بطلب من ${name} عبر متجر زاد: ${shop}\n` +
      `استخدمنا عنوانك لهذه الرسالة وحدها ولم نحتفظ به. لا تعرف المرسل؟ أخبرنا: ${support}`
    );
  }
  const name = sender === '' ? 'A friend' : sender;
  return (
    `${name} writes to you with Zad:\n\n${body}\n\n--\n` +
    `${name} asked Zad, an online grocery store, to send you this invitation: ${shop}\n` +
    `We used your address for this message alone and have not kept it. You do not know the sender? Tell us: ${support}`
  );
}
