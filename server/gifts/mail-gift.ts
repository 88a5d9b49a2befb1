import { writeEgiftLink } from '#contract/egift-urls.ts';
/** The mail in which the friend gets an e-gift, in the buyer's language. */
import { writeEgiftMail } from '#contract/rules/egift-mail.ts';
import { openMessages } from '#server/gateways/messages/messages.ts';
import type { Deps } from '#server/kit/deps.ts';

import { codeOfGift, hashOfCode } from './gift-code.ts';
import { BLANK, changeGift, giftById } from './gift-store.ts';

const AGAIN_MS = 10 * 60_000;

/** @throws where the mail was not taken over, or GIFT_KEY is another one than when it was sent: the code in the mail would be nobody's */
export async function mailGift(deps: Deps, id: number): Promise<void> {
  const { db, clock, settings } = deps;
  const gift = await giftById(db.orm, id);
  if (!gift || gift.codeHash === null || gift.mailedAt !== null) return;
  await changeGift(db.orm, id, { mailAt: new Date(clock.now().getTime() + AGAIN_MS) });
  const code = codeOfGift(settings, id);
  if (!hashOfCode(code).equals(gift.codeHash)) throw new Error(`GIFT_KEY has changed since EGF-${id} was sent`);
  const { language, email } = gift;
  const page = `${settings.publicOrigin}/${language}${writeEgiftLink(code)}`;
  await openMessages(deps).mail({
    to: email,
    key: `e-gift:${id}`,
    ...writeEgiftMail({ ...gift, code, page }, language),
  });
  // The account of its buyer may be gone by now: then nothing that they typed of people stays.
  const after = gift.userId === null ? BLANK : {};
  await changeGift(db.orm, id, { ...after, mailedAt: clock.now() });
}
