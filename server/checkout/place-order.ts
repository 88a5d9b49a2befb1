import { askCaptureIfLate } from '#server/fulfilment/ask-capture.ts';
import type { Transaction } from '#server/kit/database.ts';
import { addJob } from '#server/kit/task.ts';
import { reserveEach } from '#server/ledger/reserve.ts';
import { addPlacedOrders, type NewOrder, type PlacedOrder } from '#server/orders/add-placed-orders.ts';
import { orderConfirmationJob } from '#server/orders/order-jobs.ts';
import type { Attempt } from '#server/payments/open-attempt.ts';
import { CannotSettle } from '#server/payments/settler.ts';
import { NotEnoughPoints } from '#server/points/not-enough-points.ts';
import { spendPoints } from '#server/points/spend-points.ts';
import type { ShopSettings } from '#server/shop-settings.ts';
import type { SlotRow } from '#server/slots/store.ts';
import { takeSlots } from '#server/slots/take-slots.ts';
import { takeStock } from '#server/stock/take-stock.ts';
/**
 * Places a prepared order that is paid: one order for each delivery, in one transaction (money.md section 3). The one room that composes
 * slots, stock, vouchers, points, the wallet and the cart.
 */
import { unitsOf } from '#server/stock/units-of.ts';
import type { HeldShopper } from '#server/sync/server-store.ts';
import { spendDiscount } from '#server/vouchers/discount-codes.ts';
import { spendVoucher } from '#server/vouchers/store.ts';

import { drawInTurn, loweredLines, shareOut } from './group-sums.ts';
import { canBeAddedTo } from './parent-order.ts';
import {
  donationsOfPrepared,
  linesOfPrepared,
  setPlaced,
  timedGroups,
  type PreparedLine,
  type PreparedOrder,
  type TimedGroup,
} from './prepared-store.ts';
import { takeOffCart } from './take-off-cart.ts';

export interface Placing {
  readonly shopper: HeldShopper;
  /** Locked, after its shopper. */
  readonly order: PreparedOrder;
  /** Locked between the two: the order that this one is added to, where it is. */
  readonly parent?: PlacedOrder | undefined;
  /** What pays it; `id` is null where the shop itself takes it out of the wallet. */
  readonly attempt: Pick<Attempt, 'method'> & { readonly id: number | null };
  readonly now: Date;
  readonly shop: ShopSettings;
}

/**
 * Nothing where it is placed already. What nobody waits for is written first; slots, stock, promises and wallet, which other shoppers wait
 * for, are locked last and in this order (money.md section 3, Locks), so that they are held for as short as can be. Whatever is thrown:
 * the caller undoes all of it.
 *
 * @throws CannotSettle where a slot, stock, voucher, points or code is gone, or the order that it is added to is not to be added to any more
 * @throws NotEnough where the wallet pays and does not suffice
 */
export async function placeOrder(tx: Transaction, placing: Placing): Promise<void> {
  if (placing.order.state === 'placed') return;
  if (placing.order.state === 'replaced') throw new CannotSettle('another order was prepared in its place');
  await placeAll(tx, placing);
}

/** The same, whatever the prepared order's state is. Answers the orders that it has become. */
export async function placeAll(tx: Transaction, placing: Placing): Promise<PlacedOrder[]> {
  const { shopper, order, parent, attempt, now, shop } = placing;
  const { id: proId } = order;
  const lines = await linesOfPrepared(tx, proId);
  if (order.parentId !== null && !(parent && canBeAddedTo(parent, now))) {
    throw new CannotSettle(`RSO-${order.parentId} can no longer be added to`);
  }
  const groups = await slottedGroups(tx, { proId, lines, parent });
  const placed = await placeGroups(tx, placing, groups);
  await takeOffCart(tx, { shopper, lines });
  for (const one of placed) await askCaptureIfLate(tx, { order: one, shop, now });
  await addJob(tx, orderConfirmationJob, { proId }, { key: `orders.confirmation:${proId}` });
  await setPlaced(tx, proId, now);
  // What is added to an order comes in that one's place.
  const wanted = parent ? [] : groups.map(({ groupNo, slot }) => ({ groupNo, slotId: slot.id }));
  const full = await takeSlots(tx, { proId, groups: wanted, now });
  if (full.length > 0) throw new CannotSettle(`slot ${full.join(', ')} is full`);
  const short = await takeStock(tx, { proId, units: unitsOf(lines, ({ quantity }) => quantity), now });
  if (short.length > 0) throw new CannotSettle(`not enough of ${short.join(', ')}`);
  await spendPromises(tx, placing);
  if (attempt.method !== 'wallet') return placed;
  const parts = placed.filter(({ net }) => net > 0).map(({ id, net }) => ({ key: `RSO-${id}`, fils: net }));
  await reserveEach(tx, { kind: 'wallet', userId: shopper.userId }, parts);
  return placed;
}

interface SlottedGroup extends Omit<TimedGroup, 'slot'> {
  readonly slot: Pick<SlotRow, 'id' | 'day' | 'startsAt' | 'endsAt'>;
  readonly lines: readonly PreparedLine[];
}

interface Slotting {
  readonly proId: number;
  readonly lines: readonly PreparedLine[];
  readonly parent: PlacedOrder | undefined;
}

/** In the order in which they come: the first bears the fee. What is added to an order comes when that one does by now. */
async function slottedGroups(tx: Transaction, { proId, lines, parent }: Slotting): Promise<SlottedGroup[]> {
  return (await timedGroups(tx, proId)).map((group) => {
    const { groupNo, firstDay } = group;
    if (parent && parent.day < firstDay)
      throw new CannotSettle(`group ${groupNo} cannot come as early as RSO-${parent.id}`);
    const slot = parent ? slotOf(parent) : group.slot;
    if (!slot) throw new CannotSettle(`group ${groupNo} has no slot`);
    return { ...group, slot, lines: lines.filter((line) => line.groupNo === groupNo) };
  });
}

function slotOf({ slotId, day, slotStartsAt, slotEndsAt }: PlacedOrder): SlottedGroup['slot'] {
  return { id: slotId, day, startsAt: slotStartsAt, endsAt: slotEndsAt };
}

/** Voucher, points, code: each once, and each under its own lock. */
async function spendPromises(tx: Transaction, { shopper, order, now }: Placing): Promise<void> {
  const { userId } = shopper;
  const { id: proId, voucherId, discountCode, sums } = order;
  if (
    voucherId !== null &&
    sums.voucher > 0 &&
    (await spendVoucher(tx, { id: voucherId, userId, proId, now })) === null
  ) {
    throw new CannotSettle('the voucher is gone');
  }
  const points = order.pointsUsed + order.pointsForDelivery;
  if (points > 0) {
    await spendPoints(tx, {
      key: `PRO-${proId}`,
      userId,
      points,
      at: now,
      document: { doctype: 'PRO', docno: proId },
    }).catch((error: unknown) => {
      throw error instanceof NotEnoughPoints ? new CannotSettle('the points are gone') : error;
    });
  }
  if (discountCode !== null && !(await spendDiscount(tx, { code: discountCode, userId, proId, now }))) {
    throw new CannotSettle('the discount code is gone');
  }
}

async function placeGroups(
  tx: Transaction,
  { shopper, order, parent, attempt, now }: Placing,
  groups: readonly SlottedGroup[],
): Promise<PlacedOrder[]> {
  const parts = shareOut(
    order.sums,
    groups.map(({ lines }) => lines),
  );
  const given = order.sums.donation === 0 ? [] : await donationsOfPrepared(tx, order.id);
  const donations = drawInTurn(
    parts.map(({ donation }) => donation),
    given.map(({ fils }) => fils),
  );
  const orders = groups.map(({ slot, lines, groupNo, kind }, index): NewOrder => {
    const sums = parts[index];
    if (!sums) throw new Error('a group has no part of the sums');
    const lowered = loweredLines(lines, sums.discount + sums.voucher + sums.points);
    return {
      order: {
        proId: order.id,
        groupNo,
        kind,
        placedAt: now,
        language: order.language,
        deliverTo: order.deliverTo,
        contact: order.contact,
        instructions: order.instructions,
        isExpress: (parent ?? order).isExpress && index === 0,
        slotId: slot.id,
        day: slot.day,
        slotStartsAt: slot.startsAt,
        slotEndsAt: slot.endsAt,
        ...sums,
        paidBy: sums.net === 0 ? 'nothing' : attempt.method === 'wallet' ? 'wallet' : 'card',
        attemptId: attempt.id,
        parentId: order.parentId,
      },
      lines: lines.map((line, at) => ({ ...line, lowered: lowered[at] ?? 0 })),
      donations: given.flatMap(({ partner }, at) => {
        const fils = donations[index]?.[at] ?? 0;
        return fils === 0 ? [] : [{ partner, fils }];
      }),
    };
  });
  return addPlacedOrders(tx, shopper.userId, orders);
}
