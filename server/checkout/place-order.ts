/**
 * Places a prepared order that is paid: one order for each delivery, in one transaction (money.md section 3). The one room that composes
 * slots, stock, vouchers, points, the wallet and the cart.
 */
import { eq } from 'drizzle-orm';

import type { Transaction } from '#server/kit/database.ts';
import { addJob } from '#server/kit/task.ts';
import { reserve } from '#server/ledger/reserve.ts';
import { addPlacedOrder, type PlacedOrder } from '#server/orders/add-placed-order.ts';
import { askCaptureIfLate } from '#server/orders/ask-capture.ts';
import { orderConfirmationJob } from '#server/orders/order-jobs.ts';
import type { Attempt } from '#server/payments/open-attempt.ts';
import { CannotSettle } from '#server/payments/settler.ts';
import { NotEnoughPoints } from '#server/points/not-enough-points.ts';
import { spendPoints } from '#server/points/spend-points.ts';
import type { ShopSettings } from '#server/shop-settings.ts';
import { releaseSlotHolds, takeSlot } from '#server/slots/holds.ts';
import { lockSlots } from '#server/slots/lock-slots.ts';
import { findSlot, type SlotRow } from '#server/slots/store.ts';
import { releaseStockHolds, takeStock } from '#server/stock/holds.ts';
import { spendDiscount } from '#server/vouchers/discount-codes.ts';
import { spendVoucher } from '#server/vouchers/store.ts';

import { unitsOf } from './cart-lines.ts';
import { drawInTurn, loweredLines, shareOut } from './group-sums.ts';
import {
  donationsOfPrepared,
  groupsOfPrepared,
  linesOfPrepared,
  setPreparedState,
  type PreparedGroup,
  type PreparedLine,
  type PreparedOrder,
} from './prepared-store.ts';
import { preparedOrder } from './table.ts';
import { takeOffCart } from './take-off-cart.ts';

interface Placing {
  readonly userId: number;
  /** Locked, after its shopper. */
  readonly order: PreparedOrder;
  readonly attempt: Attempt;
  readonly now: Date;
  readonly shop: ShopSettings;
}

/**
 * Nothing where it is placed already.
 *
 * @throws CannotSettle where a slot, stock, voucher, points or code is gone
 * @throws NotEnough where the wallet pays and does not suffice
 */
export async function placeOrder(tx: Transaction, placing: Placing): Promise<void> {
  const { userId, order, attempt, now, shop } = placing;
  if (order.state === 'placed') return;
  if (order.state === 'replaced') throw new CannotSettle('another order was prepared in its place');
  const lines = await linesOfPrepared(tx, order.id);
  const groups = await withSlots(tx, order, lines);
  await takeSlots(tx, groups, now);
  const short = await takeStock(tx, { proId: order.id, units: unitsOf(lines), now });
  if (short.length > 0) throw new CannotSettle(`not enough of ${short.join(', ')}`);
  await releaseStockHolds(tx, order.id);
  await spendPromises(tx, placing);
  const placed = await placeGroups(tx, placing, groups);
  if (attempt.method === 'wallet') {
    for (const { id, net } of placed) {
      if (net > 0) await reserve(tx, `RSO-${id}`, { kind: 'wallet', userId }, net);
    }
  }
  await takeOffCart(tx, { userId, lines, now });
  for (const one of placed) {
    await askCaptureIfLate(tx, { order: one, shop, now });
  }
  await addJob(tx, orderConfirmationJob, { proId: order.id }, { key: `orders.confirmation:${order.id}` });
  await setPreparedState(tx, order.id, 'placed');
  await tx.update(preparedOrder).set({ until: now }).where(eq(preparedOrder.id, order.id));
}

interface GroupWithSlot extends PreparedGroup {
  readonly slot: SlotRow;
  readonly lines: readonly PreparedLine[];
}

/** In the order in which they come: the first bears the fee. */
async function withSlots(
  tx: Transaction,
  order: PreparedOrder,
  lines: readonly PreparedLine[],
): Promise<GroupWithSlot[]> {
  const found: GroupWithSlot[] = [];
  for (const group of await groupsOfPrepared(tx, order.id)) {
    const slot = group.slotId === null ? undefined : await findSlot(tx, group.slotId);
    if (!slot) throw new CannotSettle(`group ${group.groupNo} has no slot`);
    found.push({ ...group, slot, lines: lines.filter(({ groupNo }) => groupNo === group.groupNo) });
  }
  return found.toSorted((one, other) => one.slot.startsAt.getTime() - other.slot.startsAt.getTime());
}

/** Locked by their numbers, as everyone locks them. */
async function takeSlots(tx: Transaction, groups: readonly GroupWithSlot[], now: Date): Promise<void> {
  const [first] = groups;
  if (!first) return;
  await lockSlots(tx, { proId: first.proId, slotIds: groups.map(({ slot }) => slot.id) });
  for (const { proId, groupNo, slot } of groups) {
    if (!(await takeSlot(tx, { proId, groupNo, slotId: slot.id, now })))
      throw new CannotSettle(`slot ${slot.id} is full`);
  }
  await releaseSlotHolds(tx, first.proId);
}

/** Voucher, points, code: each once, and each under its own lock. */
async function spendPromises(tx: Transaction, { userId, order, now }: Placing): Promise<void> {
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
  { userId, order, attempt, now }: Placing,
  groups: readonly GroupWithSlot[],
): Promise<PlacedOrder[]> {
  const parts = shareOut(
    order.sums,
    groups.map(({ lines }) => lines),
  );
  const given = await donationsOfPrepared(tx, order.id);
  const donations = drawInTurn(
    parts.map(({ donation }) => donation),
    given.map(({ fils }) => fils),
  );
  const placed: PlacedOrder[] = [];
  for (const [index, { slot, lines, groupNo, kind }] of groups.entries()) {
    const sums = parts[index];
    if (!sums) throw new Error('a group has no part of the sums');
    const lowered = loweredLines(lines, sums.discount + sums.voucher + sums.points);
    placed.push(
      await addPlacedOrder(tx, {
        userId,
        order: {
          proId: order.id,
          groupNo,
          kind,
          placedAt: now,
          language: order.language,
          deliverTo: order.deliverTo,
          contact: order.contact,
          instructions: order.instructions,
          isExpress: order.isExpress && index === 0,
          slotId: slot.id,
          day: slot.day,
          slotStartsAt: slot.startsAt,
          slotEndsAt: slot.endsAt,
          ...sums,
          paidBy: sums.net === 0 ? 'nothing' : attempt.method === 'wallet' ? 'wallet' : 'card',
          attemptId: attempt.id,
        },
        lines: lines.map((line, at) => ({ ...line, lowered: lowered[at] ?? 0 })),
        donations: given.flatMap(({ partner }, at) => {
          const fils = donations[index]?.[at] ?? 0;
          return fils === 0 ? [] : [{ partner, fils }];
        }),
      }),
    );
  }
  return placed;
}
