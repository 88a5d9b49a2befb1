/** The calls of e-gifts; one is paid by a bill (open-gift-bill.ts). */
import { createEgift, EGIFT_DOCTYPE, EGIFT_STATES, readEgifts, redeemEgift } from '#contract/egifts.ts';
import { egiftMessages } from '#contract/messages/egifts.ts';
import { writtenDay } from '#contract/rules/written-day.ts';
import { answerOnce } from '#server/kit/answer-once.ts';
import type { Deps } from '#server/kit/deps.ts';
import { serveUser, type Served } from '#server/kit/serve.ts';
import { openThrottle } from '#server/kit/throttle.ts';
import { egiftCodesBy, egiftsBegunBy, hold } from '#server/session/limits.ts';

import { createGift } from './create-gift.ts';
import { giftsBoughtBy } from './gift-store.ts';
import { redeemGift } from './redeem-gift.ts';

const MOST = 100;

export function giftRoutes(deps: Deps): Served[] {
  const { db, clock } = deps;
  const throttle = openThrottle(db, clock);
  return [
    serveUser(createEgift, async (asked, { userId }) => {
      await hold(throttle, [egiftsBegunBy(userId)], egiftMessages.tooMany[0]);
      const { id, fils } = await createGift(db.orm, userId, asked, clock.now());
      return { doctype: EGIFT_DOCTYPE, docno: id, fils };
    }),
    serveUser(readEgifts, async (_input, { userId }) => ({
      gifts: (await giftsBoughtBy(db.orm, userId, MOST)).map((gift) => ({
        docno: gift.id,
        fils: gift.fils,
        name: gift.name,
        email: gift.email,
        day: writtenDay(gift.day),
        state: EGIFT_STATES.find((one) => one === gift.state) ?? 'paid',
        sentAt: gift.sentAt?.toISOString() ?? null,
        redeemedAt: gift.redeemedAt?.toISOString() ?? null,
      })),
    })),
    serveUser(redeemEgift, (input, caller) =>
      answerOnce(deps, { call: redeemEgift, input, caller }, async ({ isRetry }) => {
        const limits = egiftCodesBy(caller.userId, caller.ip);
        // Before the code is looked at: who is over the limit does not learn whether it was right (security.md row 18).
        await hold(throttle, limits, egiftMessages.tooManyCodes[0]);
        const { userId } = caller;
        const { fils, senderName } = await redeemGift(db, { userId, typed: input.code, now: clock.now(), isRetry });
        await Promise.all(limits.map((limit) => throttle.giveBack(limit)));
        return { fils, senderName };
      }),
    ),
  ];
}
