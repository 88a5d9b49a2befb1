/** What the rating dialog of an order says (remaining.md OA 13). */
import type { RatingState } from '#contract/ratings.ts';
import { isDismissal } from '#contract/rules/is-dismissal.ts';
import { mayDo } from '#contract/rules/order-actions.ts';
import type { Bilingual } from '#contract/wire-types.ts';
import { notFound } from '#server/kit/refusal.ts';
import { balanceOf } from '#server/ledger/accounts.ts';
import { findOrder } from '#server/orders/order-store.ts';
import type { ShopSettings } from '#server/shop-settings.ts';

import { canBeTipped } from './can-be-tipped.ts';
import type { TipDesk } from './give-tip.ts';
import { ratingOfOrder } from './keep-rating.ts';

/** @throws Refusal 404 */
export async function ratingState({ db, shop, now }: TipDesk, userId: number, docno: number): Promise<RatingState> {
  const order = await findOrder(db.orm, userId, docno);
  if (!order) throw notFound();
  const { id, state, parentId, deliveredAt, driverId, pickerId } = order;
  const rating = await ratingOfOrder(db.orm, id);
  const isRated = rating !== undefined && !isDismissal(rating);
  const acted = { state, isChild: parentId !== null, deliveredAt };
  const isInTime = mayDo('rate', { ...acted, isRated: false }, now());
  return {
    walletBalance: (await balanceOf(db.orm, { kind: 'wallet', userId })).available,
    driver: nameOf(shop, driverId),
    picker: nameOf(shop, pickerId),
    doctype: 'RSO',
    docno: id,
    driverId: driverId ?? 0,
    pickerId: pickerId ?? 0,
    canRate: mayDo('rate', { ...acted, isRated }, now()),
    canTip: isInTime && (await canBeTipped(db.orm, order)),
  };
}

/** Empty for nobody, and for somebody who left the shop. */
function nameOf({ staff }: ShopSettings, id: number | null): Bilingual {
  return staff.find((one) => one.id === id)?.name ?? { en: '', ar: '' };
}
