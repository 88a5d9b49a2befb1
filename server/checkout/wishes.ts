/** What the shopper wants taken off their order or added to it, held to what they have (remaining.md CK 23 to 26, C28). */
import type { OrderPayload } from '#contract/checkout.ts';
import { checkoutMessages } from '#contract/messages/checkout.ts';
import { filsOfPoints } from '#contract/rules/reward-points.ts';
import { standingAt, type Tier } from '#contract/rules/tier.ts';
import type { Queryable } from '#server/kit/database.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { deliveryFee } from '#server/orders/fees.ts';
import { pointsOf } from '#server/points/read-points.ts';
import { findUserById } from '#server/session/user-store.ts';
import type { ShopSettings } from '#server/shop-settings.ts';
import { findDiscount } from '#server/vouchers/discount-codes.ts';
import { freeVouchers } from '#server/vouchers/store.ts';

import { EXPRESS_ID, PRIORITY_ID } from './express-ids.ts';
import type { Wanted } from './order-sums.ts';

/** "value 99 = custom 'Other'" (account.md section 3, Donation): the amount itself is what is sent. */
const MOST_DONATIONS = 10;

export interface Wishes extends Wanted {
  readonly discountCode: string | null;
  readonly voucherId: number | null;
  readonly pointsUsed: number;
  readonly pointsForDelivery: number;
  readonly isExpress: boolean;
  readonly isPriority: boolean;
  readonly donations: readonly { readonly partner: number; readonly fils: number }[];
}

interface Asker {
  readonly userId: number;
  readonly now: Date;
  readonly shop: ShopSettings;
}

/** Without a lock: placing spends each under one, and is refused where it is gone by then. @throws Refusal 422 that names the field */
export async function readWishes(db: Queryable, payload: OrderPayload, asker: Asker): Promise<Wishes> {
  const { userId, now, shop } = asker;
  const discount = await discountOf(db, payload, asker);
  const voucher = await voucherOf(db, payload, asker);
  const has = await pointsOf(db, userId, now);
  const points = pointsFils(payload, has, asker, discount !== null);
  const tier = await tierOf(db, userId);
  const { isExpress, isPriority } = expressOf(payload, tier);
  const left = discount === null ? has - payload.points : 0;
  const fee = deliveryFee(shop, { tier, isExpress, isPriority, points: left });
  const donations = donationsOf(payload, shop);
  return {
    percent: discount?.percent ?? 0,
    voucher: voucher?.fils ?? 0,
    points,
    delivery: fee.fils,
    donation: donations.reduce((sum, { fils }) => sum + fils, 0),
    discountCode: discount?.code ?? null,
    voucherId: voucher?.id ?? null,
    pointsUsed: payload.points,
    pointsForDelivery: fee.points,
    isExpress,
    isPriority,
    donations,
  };
}

/** Of what is added to an order: it comes with that one, as fast, and its delivery costs neither money nor points. */
export async function wishesOfAdded(
  db: Queryable,
  payload: OrderPayload,
  asker: Asker,
  { isExpress }: { readonly isExpress: boolean },
): Promise<Wishes> {
  const wishes = await readWishes(db, { ...payload, isExpress: false, expressId: null }, asker);
  return { ...wishes, delivery: 0, pointsForDelivery: 0, isExpress };
}

export async function tierOf(db: Queryable, userId: number): Promise<Tier> {
  return standingAt((await findUserById(db, userId))?.points ?? 0).tier;
}

async function discountOf(db: Queryable, { discountCode }: OrderPayload, { userId, now }: Asker) {
  if (discountCode.trim() === '') return null;
  const found = await findDiscount(db, { code: discountCode, userId, now });
  if (found === 'used') throw new Refusal('used_code', checkoutMessages.usedCode[0], 422, 'DiscountCode');
  if (found === 'unknown') throw new Refusal('wrong_code', checkoutMessages.wrongCode[0], 422, 'DiscountCode');
  return found;
}

async function voucherOf(db: Queryable, { voucherId }: OrderPayload, { userId, now }: Asker) {
  if (voucherId === null || voucherId === 0) return null;
  const found = (await freeVouchers(db, userId, now)).find(({ id }) => id === voucherId);
  if (found) return found;
  throw new Refusal('wrong_voucher', checkoutMessages.wrongVoucher[0], 422, 'CreditvoucherCode');
}

function pointsFils({ points }: OrderPayload, has: number, { shop }: Asker, hasCode: boolean): number {
  if (points === 0) return 0;
  const refuse = (code: string, sentence: string): never => {
    throw new Refusal(code, sentence, 422, 'LoyaltyPointsUsed');
  };
  if (hasCode) return refuse('code_or_points', checkoutMessages.codeOrPoints[0]);
  if (points % shop.pointsBlock !== 0) return refuse('points_in_blocks', checkoutMessages.pointsInBlocks[0]);
  if (points > has) return refuse('not_enough_points', checkoutMessages.notEnoughPoints[0]);
  return filsOfPoints(points, shop);
}

function expressOf({ isExpress, expressId }: OrderPayload, tier: Tier): { isExpress: boolean; isPriority: boolean } {
  if (!isExpress) return { isExpress: false, isPriority: false };
  if (expressId !== null && expressId !== EXPRESS_ID && expressId !== PRIORITY_ID) {
    throw new Refusal('no_express', checkoutMessages.noExpress[0], 422, 'edmDocno');
  }
  const isPriority = expressId === PRIORITY_ID;
  if (isPriority && tier !== 'platinum') {
    throw new Refusal('for_platinum', checkoutMessages.forPlatinum[0], 422, 'edmDocno');
  }
  return { isExpress: true, isPriority };
}

function donationsOf({ donations }: OrderPayload, shop: ShopSettings): Wishes['donations'] {
  const given = donations.filter(({ fils }) => fils !== 0);
  const partners = new Set(given.map(({ partner }) => partner));
  const isRight =
    given.length <= MOST_DONATIONS &&
    partners.size === given.length &&
    given.every(
      ({ partner, fils }) =>
        fils > 0 && fils <= shop.donationMost && shop.donationPartners.some(({ id }) => id === partner),
    );
  if (!isRight) throw new Refusal('wrong_donation', checkoutMessages.wrongDonation[0], 422, 'DonationList');
  return given;
}
