import { randomUUID } from 'node:crypto';

import { rewardMessages } from '#contract/messages/rewards.ts';
import type { PointsVoucher } from '#contract/rewards.ts';
import type { Bilingual } from '#contract/wire-types.ts';
import type { Database } from '#server/kit/database.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { SignedInCaller } from '#server/kit/serve.ts';
import { NotEnoughPoints } from '#server/points/not-enough-points.ts';
import { spendPoints } from '#server/points/spend-points.ts';
import { voucherKey } from '#server/points/voucher-key.ts';
import type { ShopSettings } from '#server/shop-settings.ts';
import { giveVoucher, voucherByKey } from '#server/vouchers/store.ts';

const TITLE: Bilingual = { en: 'From your points', ar: 'من نقاطك' };

interface Desk {
  readonly db: Pick<Database, 'transaction'>;
  readonly shop: Pick<ShopSettings, 'pointsBlock' | 'pointsBlockFils' | 'voucherLiveMonths'>;
  readonly now: Date;
}

/**
 * Takes one block of points and gives a voucher of its worth, in one transaction; the same attempt again answers with the same voucher.
 *
 * @param points the block as the shopper saw it
 * @throws Refusal `other_block` where the shop's block is another by now, `too_few` where so many are not left
 */
export async function turnPointsIntoVoucher(
  { db, shop, now: at }: Desk,
  { userId, idempotencyKey }: Pick<SignedInCaller, 'userId' | 'idempotencyKey'>,
  points: number,
): Promise<PointsVoucher> {
  const { pointsBlock, pointsBlockFils } = shop;
  if (points !== pointsBlock) throw refused('other_block', rewardMessages.otherBlock[0]);
  const key = voucherKey(userId, idempotencyKey ?? randomUUID());
  try {
    return await db.transaction(async (tx) => {
      if (await spendPoints(tx, { key, userId, points, at })) {
        await giveVoucher(tx, { key, userId, title: TITLE, fils: pointsBlockFils, at, settings: shop });
      }
      const { id, fils, expiresAt } = await voucherByKey(tx, key);
      return { id, fils, expiresAt: expiresAt.toISOString() };
    });
  } catch (error) {
    if (error instanceof NotEnoughPoints) throw refused('too_few', rewardMessages.tooFew[0]);
    throw error;
  }
}

function refused(code: string, sentence: string): Refusal {
  return new Refusal(code, sentence, 422, 'redeemPoints');
}
