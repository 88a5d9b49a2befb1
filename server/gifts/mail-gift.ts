/** The mail in which the friend gets an e-gift, in the buyer's language. */
import { and, eq, isNull } from 'drizzle-orm';

import { writeEgiftLink } from '#contract/egift-urls.ts';
import { writeEgiftMail } from '#contract/rules/egift-mail.ts';
import { openMessages } from '#server/gateways/messages/messages.ts';
import type { Database } from '#server/kit/database.ts';
import type { Deps } from '#server/kit/deps.ts';

import { drawGiftMail } from './draw-gift-mail.ts';
import { codeOfGift, hashOfCode } from './gift-code.ts';
import { BLANK, changeGift, giftById, type Egift } from './gift-store.ts';
import { egift } from './table.ts';

const AGAIN_MS = 10 * 60_000;
const DAY_MS = 24 * 3_600_000;

/**
 * Once it was tried for days the last failure is the end of it: an operator's list says so, and another address begins anew (address-gift.ts).
 *
 * @throws where the mail was not taken over, or GIFT_KEY is another one than when it was sent: the code in the mail would be nobody's
 */
export async function mailGift(deps: Deps, id: number): Promise<void> {
  const { db, clock, settings, log } = deps;
  const gift = await giftById(db.orm, id);
  if (!gift || gift.codeHash === null || gift.mailedAt !== null || gift.mailAt === null) return;
  const now = clock.now().getTime();
  await changeGift(db.orm, id, { mailAt: new Date(now + AGAIN_MS) });
  try {
    await handOver(deps, gift, gift.codeHash);
  } catch (error) {
    if (now - triedSince(gift) < settings.shop.egiftMailDays * DAY_MS) throw error;
    await changeIfSame(db, gift, { mailAt: null });
    log.error({ err: error, giftId: id }, 'nobody takes over the mail of an e-gift: it is not tried any more');
    return;
  }
  // The account of its buyer may be gone by now: then nothing that they typed of people stays.
  const after = gift.userId === null ? BLANK : {};
  await changeIfSame(db, gift, { ...after, mailedAt: clock.now() });
}

/** Not where an operator has given it another address meanwhile: that one is still to be mailed. */
async function changeIfSame(
  { orm }: Database,
  { id, email, addressedAt }: Egift,
  values: Partial<Egift>,
): Promise<void> {
  const isSameTime = addressedAt === null ? isNull(egift.addressedAt) : eq(egift.addressedAt, addressedAt);
  await orm
    .update(egift)
    .set(values)
    .where(and(eq(egift.id, id), eq(egift.email, email), isSameTime));
}

async function handOver(deps: Deps, gift: Egift, codeHash: Buffer): Promise<void> {
  const { settings } = deps;
  const { id, language, email } = gift;
  const code = codeOfGift(settings, id);
  if (!hashOfCode(code).equals(codeHash)) throw new Error(`GIFT_KEY has changed since EGF-${id} was sent`);
  const page = `${settings.publicOrigin}/${language}${writeEgiftLink(code)}`;
  const filled = { ...gift, code, page };
  const letter = writeEgiftMail(filled, language);
  const html = drawGiftMail(filled, letter, language);
  await openMessages(deps).mail({ to: email, key: mailKeyOf(gift), ...letter, html });
}

function triedSince({ sentAt, addressedAt }: Egift): number {
  return Math.max(sentAt?.getTime() ?? 0, addressedAt?.getTime() ?? 0);
}

/** Of what is one message, however often it is handed over: to another address it is another. */
function mailKeyOf({ id, addressedAt }: Egift): string {
  return addressedAt === null ? `e-gift:${id}` : `e-gift:${id}:${addressedAt.getTime()}`;
}
