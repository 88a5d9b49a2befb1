import type { MyReferrals } from '#contract/referrals.ts';
import type { Database } from '#server/kit/database.ts';
import type { ShopSettings } from '#server/shop-settings.ts';

import { friendsOf, hasDeliveredOrder, referrerOf } from './referral-store.ts';

interface Asked {
  readonly db: Pick<Database, 'snapshot'>;
  readonly shop: Pick<ShopSettings, 'pointsPerReferral'>;
}

/** What the page of inviting friends shows, of one moment. Of friends their names and how many orders they had, and nothing else. */
export async function readReferralsOf({ db, shop }: Asked, userId: number): Promise<MyReferrals> {
  return db.snapshot(async (tx) => ({
    friends: await friendsOf(tx, userId),
    referrerCode: (await referrerOf(tx, userId))?.code ?? null,
    canChangeReferrer: !(await hasDeliveredOrder(tx, userId)),
    pointsPerOrder: shop.pointsPerReferral,
  }));
}
