/** Puts an e-gift into a wallet, once, whoever has its code (remaining.md C9). Any code that cannot be redeemed is refused in the same words. */
import { egiftMessages } from '#contract/messages/egifts.ts';
import { readEgiftCode } from '#contract/rules/egift-code.ts';
import type { Database } from '#server/kit/database.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { post } from '#server/ledger/post.ts';
import { lockShopper } from '#server/sync/apply-as.ts';

import { hashOfCode } from './gift-code.ts';
import { accountOfGift, changeGift, lockGiftOfCode, type Egift } from './gift-store.ts';

interface Redeeming {
  readonly userId: number;
  readonly typed: string;
  readonly now: Date;
  /** An earlier request with this key never said how it ended: where it redeemed the gift, this one says so. */
  readonly isRetry: boolean;
}

/** @throws Refusal 422 for a code of no gift, of one not sent, or of one that somebody has redeemed; 409 where the shopper did */
export function redeemGift(db: Database, { userId, typed, now, isRetry }: Redeeming): Promise<Egift> {
  const code = readEgiftCode(typed);
  if (code === null) throw wrongCode();
  const codeHash = hashOfCode(code);
  return db.transaction(async (tx) => {
    await lockShopper(tx, userId, now);
    const gift = await lockGiftOfCode(tx, codeHash);
    if (gift?.state === 'redeemed' && gift.redeemedBy === userId) {
      if (isRetry) return gift;
      throw new Refusal('own_already', egiftMessages.ownAlready[0], 409, 'egiftCode');
    }
    if (gift?.state !== 'sent') throw wrongCode();
    const { id, fils } = gift;
    await changeGift(tx, id, { state: 'redeemed', redeemedBy: userId, redeemedAt: now });
    await post(tx, {
      key: `redeem EGF-${id}`,
      kind: 'egift_redeemed',
      at: now,
      document: { doctype: 'EGF', docno: id },
      postings: [
        [accountOfGift(id), -fils],
        [{ kind: 'wallet', userId }, fils],
      ],
    });
    return gift;
  });
}

function wrongCode(): Refusal {
  return new Refusal('wrong_code', egiftMessages.wrongCode[0], 422, 'egiftCode');
}
