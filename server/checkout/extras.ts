/** Vouchers, points and donation partners that an order can have (remaining.md CK 24 to 26). */
import type { readExtras } from '#contract/checkout.ts';
import { filsOfPoints } from '#contract/rules/reward-points.ts';
import type { Decoded } from '#contract/wire.ts';
import { pointsOf } from '#server/points/read-points.ts';
import { freeVouchers } from '#server/vouchers/store.ts';

import type { CheckoutDesk } from './checkout-desk.ts';

/** account.md section 3, Donation: an amount of one's own. */
const OTHER = { value: 99, label: { en: 'Other', ar: 'مبلغ آخر' } };

export async function extrasOf(
  { db, shop, now }: CheckoutDesk,
  userId: number,
): Promise<Decoded<(typeof readExtras)['answer']>> {
  const points = await pointsOf(db.orm, userId, now());
  const block = shop.pointsBlock;
  const options = [
    ...shop.donationFils.map((fils) => ({
      value: fils / 100,
      label: { en: `AED ${fils / 100}`, ar: `${fils / 100} د.إ.` },
    })),
    OTHER,
  ];
  return {
    vouchers: (await freeVouchers(db.orm, userId, now())).map(({ id, title, fils, expiresAt }) => ({
      id,
      title,
      fils,
      expiresAt: expiresAt.toISOString(),
    })),
    points,
    pointsFils: block > 0 ? filsOfPoints(points - (points % block), shop) : 0,
    pointsBlock: block,
    partners: shop.donationPartners.map(({ id, title, art }) => ({ id, title, logo: `/partners/${art}.svg`, options })),
  };
}
