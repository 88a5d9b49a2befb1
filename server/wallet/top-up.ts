/** Money into the shopper's own wallet: a bill that a card pays at checkout (remaining.md WA 3 to 6). */
import { walletMessages } from '#contract/messages/wallet.ts';
import { addBill } from '#server/bills/bill-store.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { lockShopper } from '#server/sync/apply-as.ts';

import { refuseAmountOutside } from './amount-wanted.ts';
import { topUp } from './table.ts';
import type { WalletDesk } from './wallet-desk.ts';

interface Wanted {
  readonly userId: number;
  readonly fils: number;
  /** It must be an amount of the shop's table. */
  readonly isBulk: boolean;
}

/** The number of its bill. An amount of the table brings its bonus whichever way it was asked for. @throws Refusal 422 with the field */
export async function makeTopUpBill({ db, shop, now }: WalletDesk, { userId, fils, isBulk }: Wanted): Promise<number> {
  if (!isBulk) refuseAmountOutside(fils, { least: shop.topUpLeast, most: shop.topUpMost });
  const row = shop.bulkTopUps.find((one) => one.fils === fils);
  if (isBulk && !row) throw new Refusal('no_such_amount', walletMessages.noSuchBulk[0], 422, 'amount');
  return db.transaction(async (tx) => {
    const at = now();
    await lockShopper(tx, userId, at);
    const billId = await addBill(tx, { userId, kind: 'top_up', fils, now: at, shop });
    await tx.insert(topUp).values({ billId, userId, bonusFils: row?.bonusFils ?? 0, goods: row?.goods?.en ?? null });
    return billId;
  });
}
